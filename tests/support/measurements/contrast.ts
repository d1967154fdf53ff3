import type { Locator, Page } from "@playwright/test";

interface LineContrast {
  /** The line's distance from the top of the window, in pixels. */
  top: number;
  /** WCAG's contrast ratio with the background pixels, at the 1st percentile. */
  ratio: number;
}

/**
 * Measures the contrast of each line of a text with its background.
 * @param canvas a blank page that decodes the screenshots; the site’s own policy forbids `data:` images
 */
export async function contrastOfText(text: Locator, canvas: Page): Promise<LineContrast[]> {
  await text.scrollIntoViewIfNeeded();
  const { colour, lines } = await text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { color } = getComputedStyle(element);
    element.style.color = "transparent";
    return {
      colour: color,
      // The lines of text, because the element's box may be wider.
      lines: Array.from(range.getClientRects(), (rect) => {
        const { x, y, width, height } = DOMRect.fromRect(rect);
        return { x, y, width, height };
      }),
    };
  });
  const contrasts: LineContrast[] = [];
  for (const clip of lines) {
    const picture = await text.page().screenshot({ clip });
    contrasts.push({ top: clip.y, ratio: await worstContrast(canvas, picture, colour) });
  }
  await text.evaluate((element) => element.style.removeProperty("color"));
  return contrasts;
}

function worstContrast(canvas: Page, png: Buffer, colour: string): Promise<number> {
  return canvas.evaluate(
    async ([data, text]) => {
      const luminance = (rgb: readonly number[]) => {
        const [r = 0, g = 0, b = 0] = rgb.map((value) => {
          const channel = value / 255;
          return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const surface = new OffscreenCanvas(image.width, image.height).getContext("2d");
      surface?.drawImage(image, 0, 0);
      const pixels = surface?.getImageData(0, 0, image.width, image.height).data ?? [];
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
}
