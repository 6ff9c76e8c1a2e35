/**
 * How wide the text of an element is drawn, in its own font size: what a size that shall fit is reckoned from. Undefined while
 * it is not drawn.
 */
export function widthInEms(element: HTMLElement): number | undefined {
  const { width } = element.getBoundingClientRect();
  const size = Number.parseFloat(getComputedStyle(element).fontSize);
  return width > 0 && size > 0 ? width / size : undefined;
}
