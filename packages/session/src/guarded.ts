/** An error handler that may itself throw, made safe to call anywhere. Without one, errors end here. */
export function guarded(onError: ((error: unknown) => void) | undefined): (error: unknown) => void {
  return (error) => {
    try {
      onError?.(error);
    } catch {
      // There is nobody left to tell.
    }
  };
}
