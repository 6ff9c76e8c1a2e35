/** Calls `run` once the calls have stopped for `ms`, with the last argument. */
export function debounce<Argument>(
  ms: number,
  run: (argument: Argument) => void,
): (argument: Argument) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (argument) => {
    clearTimeout(timer);
    timer = setTimeout(() => run(argument), ms);
  };
}
