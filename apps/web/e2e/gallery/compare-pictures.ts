import type { Page } from "playwright-core";

/** How much of a picture is another one: 0 is the same, 1 is every pixel, or another size. */
export async function difference(page: Page, [one, other]: [Buffer, Buffer]): Promise<number> {
  return await page.evaluate(
    async (pictures) => {
      const [a, b] = await Promise.all(
        pictures.map(async (base64) => {
          const blob = await (await fetch(`data:image/webp;base64,${base64}`)).blob();
          const bitmap = await createImageBitmap(blob);
          const drawing = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
          drawing?.drawImage(bitmap, 0, 0);
          return drawing?.getImageData(0, 0, bitmap.width, bitmap.height);
        }),
      );
      if (a === undefined || b === undefined) throw new Error("This browser draws no pictures.");
      if (a.width !== b.width || a.height !== b.height) return 1;
      // Below this, in one of 256 steps of a channel, no eye tells the colours apart.
      const VISIBLE = 24;
      const differs = (at: number) => Math.abs((a.data[at] ?? 0) - (b.data[at] ?? 0)) > VISIBLE;
      let different = 0;
      for (let at = 0; at < a.data.length; at += 4)
        if (differs(at) || differs(at + 1) || differs(at + 2)) different += 1;
      return different / (a.width * a.height);
    },
    [one.toString("base64"), other.toString("base64")],
  );
}

/**
 * The same picture in a third of the bytes, with losses: whatever is compared must have been through here, so that both lost
 * the same.
 */
export async function toWebp(page: Page, png: Buffer): Promise<Buffer> {
  const base64 = await page.evaluate(async (text) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${text}`)).blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
    const blob = await canvas.convertToBlob({ type: "image/webp", quality: 0.6 });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(""));
  }, png.toString("base64"));
  return Buffer.from(base64, "base64");
}
