/** The revision of the first State of a session on a new `FakeClock`, and where generations of the coach count from. */
export const FIRST_REVISION = 1_800_000_000_000_000;
