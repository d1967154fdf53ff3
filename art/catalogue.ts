/** A part of an original, as high as the whole. */
export interface Crop {
  /** Width to height. */
  ratio: number;
  /** Which part: 0 is the left end, 1 the right one. */
  keep: number;
}

/** What one picture of the site is made of and rendered into. */
export interface Rendering {
  /** Its path in app/pictures, without the ending: `people/helen`. */
  name: string;
  /** Its path in art/originals, where that is another one. */
  original?: string;
  crop?: Crop;
  /** In pixels, smallest first: for screens with one, two and three pixels to the CSS pixel. */
  widths: readonly number[];
}

// Behind words, as wide as the window; the flatter ones are cut at the sides below 1440 CSS pixels.
const screen = [1280, 1600, 1920, 2560];
const flat = [1440, 1920, 2560];
// Their versions for phones, shown 375 to 767 CSS pixels wide.
const phone = [480, 720, 960, 1200];
// Shown 112 to 374 CSS pixels wide in the gallery's grid; in full, or half a page wide, up to 1200.
const gallery = [192, 288, 384, 576, 768, 1200];
// Shown 324 to 607 CSS pixels wide.
const half = [384, 768, 1152];
// Shown 56 to 72 CSS pixels wide.
const face = [72, 144, 216];

function all(names: readonly string[], widths: readonly number[]): Rendering[] {
  return names.map((name) => ({ name, widths }));
}

function phoneCrop(original: string, ratio: number, keep: number): Rendering {
  return { name: `${original}-narrow`, original, crop: { ratio, keep }, widths: phone };
}

/** Every picture that is rendered, and its widths. */
export const catalogue: readonly Rendering[] = [
  ...all(["hero/hero-bay", "hero/hero-malecon"], screen),
  ...all(["hero/hero-bay-narrow", "hero/hero-malecon-narrow"], phone),

  ...all(["headers/header-aerial", "headers/header-arches"], flat),
  ...all(["headers/header-desk", "headers/header-sierra"], flat),
  phoneCrop("headers/header-aerial", 2, 0.8),
  phoneCrop("headers/header-arches", 2, 0.8),
  phoneCrop("headers/header-desk", 2, 0.78),
  phoneCrop("headers/header-sierra", 2, 0.78),

  ...all(["banner/banner-fiesta"], flat),
  phoneCrop("banner/banner-fiesta", 3 / 4, 0.5),

  ...all(["about/about-classroom"], [384, 660, 768, 1200]),
  ...all(["gallery/gallery-beach", "gallery/gallery-classroom"], gallery),
  ...all(["gallery/gallery-graduation", "gallery/gallery-street"], gallery),
  ...all(["gallery/gallery-tacos", "gallery/gallery-whale"], gallery),
  ...all(["video/poster-welcome", "video/poster-lesson", "video/poster-graduation"], half),
  ...all(["people/helen", "people/kenji", "people/amara", "people/owen", "people/priya"], face),
  ...all(["people/chat-lucia"], [64, 128, 192]),
];

/** The one width that old browsers get as JPEG: the largest that suits a plain laptop. */
export function fallbackWidth(widths: readonly number[]): number {
  return Math.max(...widths.filter((width) => width <= 1440));
}
