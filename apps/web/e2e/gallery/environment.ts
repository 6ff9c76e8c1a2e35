import type { Page } from "playwright-core";

/**
 * What decides how the same page is drawn: the browser's major version, and the glyphs of the fonts that the page gets on this
 * machine. Pictures of another environment cannot be compared.
 */
export async function environment(page: Page): Promise<string> {
  const glyphs = await page.evaluate(async () => {
    const drawing = new OffscreenCanvas(900, 120).getContext("2d");
    if (drawing === null) throw new Error("This browser draws no pictures.");
    const family = getComputedStyle(document.documentElement).fontFamily;
    for (const [line, weight] of [400, 550, 650].entries()) {
      drawing.font = `${weight} 24px ${family}`;
      drawing.fillText("Sharpen the quick brown fox “0123456789” … ⌘ äöüß", 8, 34 + line * 38);
    }
    const { data } = drawing.getImageData(0, 0, 900, 120);
    const hash = await crypto.subtle.digest("SHA-256", data);
    return Array.from(new Uint8Array(hash).slice(0, 8), (byte) => byte.toString(16).padStart(2, "0")).join(
      "",
    );
  });
  const version = page.context().browser()?.version() ?? "";
  return `chromium-${version.split(".")[0]} ${glyphs}`;
}
