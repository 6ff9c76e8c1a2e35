/** The key belongs to an input method. Safari ends a composition with an Enter that only its key code tells from another. */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === COMPOSING;
}

const COMPOSING = 229;
