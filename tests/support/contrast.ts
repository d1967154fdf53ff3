import type { Page } from "@playwright/test";

/** The contrast of a text colour with what is behind it, at the hundredth that is worst. */
export async function worstContrast(page: Page, png: Buffer, colour: string): Promise<number> {
  const contrast = await page.evaluate(
    async ([data, text]) => {
      const luminance = (rgb: readonly number[]) => {
        const [r = 0, g = 0, b = 0] = rgb.map((value) => {
          const part = value / 255;
          return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const drawing = canvas.getContext("2d");
      drawing?.drawImage(image, 0, 0);
      const pixels = drawing?.getImageData(0, 0, image.width, image.height).data ?? [];
      const light = luminance((text?.match(/\d+/g) ?? []).slice(0, 3).map(Number));
      const ratios: number[] = [];
      for (let at = 0; at < pixels.length; at += 4) {
        const dark = luminance([pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]);
        ratios.push((light + 0.05) / (dark + 0.05));
      }
      ratios.sort((a, b) => a - b);
      return ratios[Math.floor(ratios.length / 100)] ?? 0;
    },
    [png.toString("base64"), colour],
  );
  await page.close();
  return contrast;
}
