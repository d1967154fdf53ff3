import type { Picture } from "../pages/picture.ts";
import type { pagePictures, PicturePage } from "./picture-slots.ts";
import type { Scrim } from "./scrims.ts";

/** A photograph as a page shows it; it takes the place of the slot’s drawing. */
export interface Photograph extends Omit<Picture, "position"> {
  /** How the words on it are kept readable; missing where no words are on it. */
  scrim?: Scrim;
}

type Parts<Page extends PicturePage> = Readonly<
  Record<keyof (typeof pagePictures)[Page], Photograph>
>;

/** A page is missing while one of its slots has no photograph. */
export type Photographs = { readonly [Page in PicturePage]?: Parts<Page> } & {
  /** Home’s first screen, whose second picture need not be there. */
  hero?: { pictures: readonly Photograph[]; scrim: Scrim };
  socialCard?: Photograph;
};
