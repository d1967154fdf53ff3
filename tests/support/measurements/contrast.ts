import { expect, type Locator, type Page } from "@playwright/test";

/**
 * Expects that each line of texts has a contrast of at least `least` to 1 (WCAG) with 99 % of the
 * pixels behind it, and headings one of `heading`.
 * @param panel the pictures behind the texts
 * @param texts one or more elements, in view together
 * @param canvas a blank page that decodes the screenshots; the site’s own policy forbids `data:` images
 */
export async function expectContrast(
  panel: Locator,
  texts: Locator,
  least: number,
  canvas: Page,
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
      // The lines of text, because the element's box may be wider.
      return Array.from(range.getClientRects(), (rect) => {
        const { x, y, width, height } = DOMRect.fromRect(rect);
        return { x, y, width, height, colour: color, isHeading: element.matches("h1") };
      });
    }),
  );
  const clip = around(lines);
  const picture = await texts.page().screenshot({ clip });
  const ratios = await worstContrasts(canvas, {
    png: picture.toString("base64"),
    areas: lines.map((line) => ({ ...line, x: line.x - clip.x, y: line.y - clip.y })),
  });
  await texts.evaluateAll((elements) => {
    for (const element of elements) {
      if (element instanceof HTMLElement) element.style.removeProperty("color");
    }
  });
  for (const [index, { y, isHeading }] of lines.entries()) {
    const wanted = isHeading ? heading : least;
    expect.soft(ratios[index], `${state}, line at ${y} px`).toBeGreaterThanOrEqual(wanted);
  }
}

async function decodePictures(panel: Locator) {
  await panel.locator("img").evaluateAll(async (pictures: HTMLImageElement[]) => {
    for (const picture of pictures) picture.loading = "eager";
    await Promise.all(pictures.map((picture) => picture.decode()));
  });
}

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The smallest area that contains all others: one picture of it is faster than one of each line. */
function around(areas: readonly Area[]): Area {
  const x = Math.min(...areas.map((area) => area.x));
  const y = Math.min(...areas.map((area) => area.y));
  return {
    x,
    y,
    width: Math.max(...areas.map((area) => area.x + area.width)) - x,
    height: Math.max(...areas.map((area) => area.y + area.height)) - y,
  };
}

/** The contrast of each area's text colour with the area's pixels, at the 1st percentile. */
function worstContrasts(
  canvas: Page,
  picture: { png: string; areas: readonly (Area & { colour: string })[] },
): Promise<number[]> {
  return canvas.evaluate(async ({ png, areas }) => {
    // A lookup table, because a picture has millions of channel values.
    const linear = Array.from({ length: 256 }, (_, value) => {
      const channel = value / 255;
      return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
    });
    const luminance = (r = 0, g = 0, b = 0) =>
      0.2126 * (linear[r] ?? 0) + 0.7152 * (linear[g] ?? 0) + 0.0722 * (linear[b] ?? 0);
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const surface = new OffscreenCanvas(image.width, image.height).getContext("2d", {
      willReadFrequently: true,
    });
    surface?.drawImage(image, 0, 0);
    return areas.map(({ x, y, width, height, colour }) => {
      const [left, top] = [Math.round(x), Math.round(y)];
      const area = surface?.getImageData(
        left,
        top,
        Math.min(Math.ceil(width), image.width - left),
        Math.min(Math.ceil(height), image.height - top),
      );
      const pixels = area?.data ?? new Uint8ClampedArray();
      const light = luminance(...(colour.match(/\d+/g) ?? []).slice(0, 3).map(Number));
      const ratios = new Float32Array(pixels.length / 4);
      for (let index = 0; index < ratios.length; index += 1) {
        const at = index * 4;
        const dark = luminance(pixels[at], pixels[at + 1], pixels[at + 2]);
        ratios[index] = (light + 0.05) / (dark + 0.05);
      }
      ratios.sort();
      return ratios[Math.floor(ratios.length / 100)] ?? 0;
    });
  }, picture);
}
