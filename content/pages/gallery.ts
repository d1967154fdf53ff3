import data from "#content/data/gallery.json" with { type: "json" };

import { fillIn } from "../placeholders/fill-in.ts";
import type { Picture } from "./picture.ts";

/** A picture in the gallery and its title. */
export interface GalleryItem {
  img: Picture;
  title: string;
}

const texts = fillIn(data);

/** The pictures of the gallery, in order. */
export const gallery: readonly GalleryItem[] = texts.pictures.map(({ title, ...img }) => ({
  title,
  img,
}));

/** The texts of the gallery. */
export const galleryText = {
  heading: texts.heading,
  introduction: texts.introduction,
  /** Comes before a picture’s title: “Open the picture: A whale in the bay”. */
  open: "Open the picture:",
  /** The lightbox, which shows one picture in full size. */
  lightbox: {
    label: `${texts.heading}, picture by picture`,
    close: "Close the picture",
    previous: "Previous picture",
    next: "Next picture",
    position: (number: number, count: number) => `${number} of ${count}`,
  },
} as const;
