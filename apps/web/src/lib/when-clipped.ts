import type { Attachment } from "svelte/attachments";

/** Tells whether the element or one of its children shows less than its text, now and whenever its size changes. */
export function whenClipped(tell: (isClipped: boolean) => void): Attachment<HTMLElement> {
  return (element) => {
    const parts = [element, ...element.querySelectorAll<HTMLElement>("*")];
    const observer = new ResizeObserver(() =>
      tell(
        parts.some(
          (part) => part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1,
        ),
      ),
    );
    for (const part of parts) observer.observe(part);
    return () => observer.disconnect();
  };
}
