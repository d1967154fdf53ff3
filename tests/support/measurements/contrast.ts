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
  const clip = around(lines);
  const picture = await text.page().screenshot({ clip });
  const ratios = await worstContrasts(canvas, {
    png: picture.toString("base64"),
    colour,
    areas: lines.map((line) => ({ ...line, x: line.x - clip.x, y: line.y - clip.y })),
  });
  await text.evaluate((element) => element.style.removeProperty("color"));
  return lines.map(({ y }, index) => ({ top: y, ratio: ratios[index] ?? 0 }));
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

/** The contrast of a colour with each area of a picture, at the 1st percentile. */
function worstContrasts(
  canvas: Page,
  picture: { png: string; colour: string; areas: readonly Area[] },
): Promise<number[]> {
  return canvas.evaluate(async ({ png, colour, areas }) => {
    const luminance = (rgb: readonly number[]) => {
      const [r = 0, g = 0, b = 0] = rgb.map((value) => {
        const channel = value / 255;
        return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const surface = new OffscreenCanvas(image.width, image.height).getContext("2d", {
      willReadFrequently: true,
    });
    surface?.drawImage(image, 0, 0);
    const light = luminance((colour.match(/\d+/g) ?? []).slice(0, 3).map(Number));
    return areas.map(({ x, y, width, height }) => {
      const [left, top] = [Math.round(x), Math.round(y)];
      const area = surface?.getImageData(
        left,
        top,
        Math.min(Math.ceil(width), image.width - left),
        Math.min(Math.ceil(height), image.height - top),
      );
      const pixels = area?.data ?? [];
      const ratios: number[] = [];
      for (let at = 0; at < pixels.length; at += 4) {
        const dark = luminance([pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]);
        ratios.push((light + 0.05) / (dark + 0.05));
      }
      ratios.sort((a, b) => a - b);
      return ratios[Math.floor(ratios.length / 100)] ?? 0;
    });
  }, picture);
}
