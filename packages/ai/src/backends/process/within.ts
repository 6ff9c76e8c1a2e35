/**
 * Whether `promise` settles within `ms`. When this process could not run for a while, a timer is heard before what the
 * system has to tell since: that is heard first here, so that nothing counts as late that was there in time.
 */
export async function within(promise: Promise<unknown>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => setImmediate(resolve, false), ms);
  });
  const inTime = await Promise.race([promise.then(() => true), late]);
  clearTimeout(timer);
  return inTime;
}
