/**
 * Returns a function that asks for `work` to be done. Asked while it runs, it is done once more afterwards, however
 * often it was asked: a flood of changes costs no more than the work can bear. Failures go to `onError`.
 */
export function coalesce(work: () => Promise<void>, onError: (error: unknown) => void): () => void {
  let running = false;
  let again = false;

  const run = async (): Promise<void> => {
    running = true;
    try {
      do {
        again = false;
        await work();
      } while (again);
    } catch (error) {
      onError(error);
    } finally {
      running = false;
    }
  };

  return () => {
    again = true;
    if (!running) void run();
  };
}
