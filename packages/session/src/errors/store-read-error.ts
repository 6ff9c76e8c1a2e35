import { StoreError } from "./store-error.js";

/** What is kept cannot be read. Nothing was to be changed. */
export class StoreReadError extends StoreError {
  override readonly name = "StoreReadError";
  override readonly code = "ErrStoreRead";
}
