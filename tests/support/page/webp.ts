import type { Page } from "@playwright/test";

/** Converts a PNG to WebP, a third of its size, by the browser's encoder. */
export async function toWebp(page: Page, png: Buffer): Promise<Buffer> {
  const address = await page.evaluate(
    async (source) => {
      const picture = new Image();
      picture.src = source;
      await picture.decode();
      const canvas = document.createElement("canvas");
      canvas.width = picture.naturalWidth;
      canvas.height = picture.naturalHeight;
      canvas.getContext("2d")?.drawImage(picture, 0, 0);
      return canvas.toDataURL("image/webp", 0.75);
    },
    `data:image/png;base64,${png.toString("base64")}`,
  );
  return Buffer.from(address.slice(address.indexOf(",") + 1), "base64");
}
