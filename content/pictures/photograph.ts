import type { Picture } from "../schema/formats.ts";
import type { pagePictures, PicturePage } from "./picture-slots.ts";

/**
 * How the words of a picture are kept readable: the opacity of a dark plum over it, lightest
 * first. `beside`: none of a hero’s is enough, so the picture moves aside and fades into its ground.
 */
export const scrims = { none: 0, light: 0.28, medium: 0.42, strong: 0.55, darkest: 0.68 } as const;

export type Scrim = keyof typeof scrims | "beside";

/**
 * The colour of the scrim and of the words on it (`--color-cream`). A plum without green: the
 * night’s blue would make a sunset olive.
 */
export const SCRIM_COLOUR = [26, 17, 40] as const;
export const WORDS_COLOUR = [255, 248, 234] as const;

/** A photograph as a page shows it; it takes the place of the slot’s drawing. */
export interface Photograph extends Omit<Picture, "position"> {
  /** How the words on it are kept readable; missing where no words are on it. */
  scrim?: Scrim;
}

/** The photographs of a page: one is at its top, and a part without one shows no picture. */
type Parts<Page extends PicturePage> = { readonly top: Photograph } & {
  readonly [Part in keyof (typeof pagePictures)[Page]]?: Photograph;
};

/** A page is missing while it shows its drawings. */
export type Photographs = { readonly [Page in PicturePage]?: Parts<Page> } & {
  /** Home’s first screen, whose second picture need not be there. */
  hero?: { pictures: readonly Photograph[]; scrim: Scrim };
  socialCard?: Photograph;
  logo?: Photograph;
  icon?: Photograph;
};
