/** The folder that was named for the state is shared with others. It was not touched. */
export class SharedDirectoryError extends Error {
  override readonly name = "SharedDirectoryError";
  readonly code = "ErrSharedDirectory";

  constructor(path: string) {
    super(
      `${path} is open to others and holds files that are not AntiDrift's. ` +
        "Name an empty folder, or one of its own, in ANTIDRIFT_STATE_DIR.",
    );
  }
}
