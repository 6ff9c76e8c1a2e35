import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";

/**
 * A browser puts the caret at the end when a script changes a field. This puts it back where the user had it.
 * @param value what the field shows; reactive.
 */
export function keepCaret(value: () => string): Attachment<HTMLTextAreaElement | HTMLInputElement> {
  return (element) => {
    let at = { start: 0, end: 0 };
    const remember = () => (at = { start: element.selectionStart ?? 0, end: element.selectionEnd ?? 0 });
    document.addEventListener("selectionchange", remember);
    element.addEventListener("input", remember);
    $effect(() => {
      value();
      untrack(() => {
        if (document.activeElement === element) element.setSelectionRange(at.start, at.end);
      });
    });
    return () => {
      document.removeEventListener("selectionchange", remember);
      element.removeEventListener("input", remember);
    };
  };
}
