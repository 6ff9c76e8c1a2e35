import type { Attachment } from "svelte/attachments";

/** Puts the focus here when the element appears: where the hand expects it after a transition. */
export const focusOnEntry: Attachment<HTMLElement> = (element) => {
  element.focus({ preventScroll: true });
};
