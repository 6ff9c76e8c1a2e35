/** No input for so long means that the user is away: what is in front then says nothing. */
export const IDLE_AFTER_MS = 180_000;
