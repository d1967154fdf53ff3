/** A crop of an original that keeps its full height, or its full width. */
export interface Crop {
  /** The crop's aspect ratio, width divided by height. */
  ratio: number;
  /** The crop's position: 0 is the left end or the top, 1 the right end or the bottom. */
  keep: number;
  /** The share of the crop's height to add at its top, in the colours of the upper edge. */
  sky?: number;
  /** Whether the original's left side is the crop's top, which suits a view from above. */
  isTurned?: boolean;
  /** Cuts the top and the bottom off instead of the sides. */
  cutsRows?: true;
}

/** A picture of the site: its original and the widths to render. */
export interface Rendering {
  /** The picture's path in app/pictures without the extension: `people/helen`. */
  name: string;
  /** The original's path in art/originals, if it is not `name`. */
  original?: string;
  crop?: Crop;
  /** Widths in pixels, smallest first, for screens with a pixel ratio of 1 to 3. */
  widths: readonly number[];
  /** The AVIF quality, if it is not the default (QUALITY in render.ts). */
  quality?: number;
}

// Widths in pixels, by use: full-width pictures behind text.
const screen = [1280, 1600, 1920, 2560];
// Full-width pictures of little height: below 1440 CSS pixels their sides are cropped.
const flat = [1440, 1920, 2560];
// Full-width pictures for phones, displayed 375 to 767 CSS pixels wide.
const phone = [480, 720, 960, 1200];
// Gallery pictures: 112 to 374 CSS pixels wide in the grid, up to 1200 in the lightbox.
const gallery = [192, 288, 384, 576, 768, 1200];
// Video posters, displayed 324 to 860 CSS pixels wide.
const half = [384, 768, 1152, 1536];
// Portraits, displayed 56 to 72 CSS pixels wide.
const face = [72, 144, 216];

function all(names: readonly string[], widths: readonly number[], quality?: number): Rendering[] {
  return names.map((name) => ({ name, widths, ...(quality && { quality }) }));
}

function phoneCrop(original: string, crop: Crop, quality?: number): Rendering {
  return { name: `${original}-narrow`, original, crop, widths: phone, ...(quality && { quality }) };
}

/** All pictures to render. */
export const catalogue: readonly Rendering[] = [
  // Heroes have the lowest quality that looks sharp on phones and laptops, because they are the
  // largest contentful paint.
  ...all(["hero/hero-bay", "hero/hero-malecon"], screen, 46),
  ...all(["hero/hero-bay-narrow", "hero/hero-malecon-narrow"], phone, 31),

  ...all(["headers/header-aerial", "headers/header-arches"], flat, 40),
  ...all(["headers/header-desk", "headers/header-sierra"], flat, 40),
  // On phones the words are at the top of the picture: on the sea, the sky or the wall. Above 21 KB
  // at 720 px, the picture needs one more round trip (LCP 1.14 times the limit page's).
  phoneCrop("headers/header-aerial", { ratio: 3 / 4, keep: 0.87, isTurned: true }, 16),
  phoneCrop("headers/header-arches", { ratio: 3 / 4, keep: 0.78, sky: 0.16 }, 19),
  ...all(["headers/header-desk-narrow"], phone, 30),
  phoneCrop("headers/header-sierra", { ratio: 3 / 4, keep: 0.82, sky: 0.28 }, 34),

  ...all(["banner/banner-fiesta"], flat),
  phoneCrop("banner/banner-fiesta", { ratio: 3 / 4, keep: 0.68 }, 44),

  ...all(["about/about-classroom"], [384, 660, 768, 1200]),
  ...all(["gallery/gallery-beach", "gallery/gallery-classroom"], gallery),
  ...all(["gallery/gallery-graduation", "gallery/gallery-street"], gallery),
  ...all(["gallery/gallery-tacos", "gallery/gallery-whale"], gallery),
  ...all(["video/poster-welcome", "video/poster-lesson"], half),
  ...all(["video/poster-graduation"], half, 46),
  ...all(["people/helen", "people/kenji", "people/amara", "people/owen", "people/priya"], face),
  ...all(["people/chat-lucia"], [64, 128, 192]),
];

/** The only width rendered as JPEG, for old browsers: the largest up to a laptop's 1440 pixels. */
export function fallbackWidth(widths: readonly number[]): number {
  return Math.max(...widths.filter((width) => width <= 1440));
}
