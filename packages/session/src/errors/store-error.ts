/** A change could not be made durable, so it was not made. `cause` says why. */
export class StoreError extends Error {
  override readonly name: string = "StoreError";
  readonly code: string = "ErrStore";
}
