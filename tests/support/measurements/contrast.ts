import { expect, type Locator } from "@playwright/test";
import sharp from "sharp";

import { contrastOf } from "#content/pictures/measure-words.ts";

/**
 * Expects that each line of texts has a contrast of at least `least` to 1 (WCAG) with 99 % of the
 * pixels behind it, and headings one of `heading`.
 * @param panel the pictures behind the texts
 * @param texts one or more elements, in view together
 */
export async function expectContrast(
  panel: Locator,
  texts: Locator,
  least: number,
  state: string,
  heading = least,
): Promise<void> {
  await texts.first().scrollIntoViewIfNeeded();
  // Fails while the browser replaces a picture by one for the new width.
  await expect(() => decodePictures(panel)).toPass();
  const lines = await texts.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { color } = getComputedStyle(element);
      if (element instanceof HTMLElement) element.style.color = "transparent";
      const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map(Number);
      // The lines of text, because the element's box may be wider.
      return Array.from(range.getClientRects(), (rect) => {
        const [left, top] = [Math.max(0, Math.round(rect.x)), Math.max(0, Math.round(rect.y))];
        return {
          area: {
            left,
            top,
            width: Math.min(Math.ceil(rect.width), innerWidth - left),
            height: Math.min(Math.ceil(rect.height), innerHeight - top),
          },
          colour: [red, green, blue] as const,
          isHeading: element.matches("h1"),
        };
      });
    }),
  );
  const screenshot = sharp(await texts.page().screenshot())
    .removeAlpha()
    .raw();
  const { data, info: raw } = await screenshot.toBuffer({ resolveWithObject: true });
  await texts.evaluateAll((elements) => {
    for (const element of elements) {
      if (element instanceof HTMLElement) element.style.removeProperty("color");
    }
  });
  for (const { area, colour, isHeading } of lines) {
    const wanted = isHeading ? heading : least;
    const pixels = await sharp(data, { raw }).extract(area).toBuffer();
    const known = new Map<number, number>();
    const ratios = new Float32Array(pixels.length / 3).map((_, index) => {
      const behind = pixels.readUIntBE(3 * index, 3);
      const red = behind >> 16;
      const ratio =
        known.get(behind) ?? contrastOf(colour, [red, (behind >> 8) & 255, behind & 255]);
      known.set(behind, ratio);
      return ratio;
    });
    const worst = ratios.toSorted()[Math.floor(ratios.length / 100)];
    expect.soft(worst, `${state}, line at ${area.top} px`).toBeGreaterThanOrEqual(wanted);
  }
}

async function decodePictures(panel: Locator) {
  await panel.locator("img").evaluateAll(async (pictures: HTMLImageElement[]) => {
    for (const picture of pictures) picture.loading = "eager";
    await Promise.all(pictures.map((picture) => picture.decode()));
  });
}
