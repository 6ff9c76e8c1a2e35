/** Lets calls through, but never two within `ms`. */
export function atMostEvery(
  ms: number,
  run: () => void,
  now: () => number = () => performance.now(),
): () => void {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    if (now() - last < ms) return;
    last = now();
    run();
  };
}
