import { capitalWeeks } from "./course.ts";
import type { Picture } from "./picture.ts";

/** A picture in the gallery and its title. */
export interface GalleryItem {
  img: Picture;
  title: string;
}

/** The six pictures of the gallery, in order. */
export const gallery: readonly GalleryItem[] = [
  {
    title: "Sunset on the beach",
    img: {
      file: "gallery/gallery-beach",
      alt: "Illustration: a beach with a palapa and sun loungers at sunset",
      width: 1200,
      height: 900,
    },
  },
  {
    title: "Learning through play",
    img: {
      file: "gallery/gallery-classroom",
      alt: "Illustration: three trainees at a table play a picture-card game; one explains, one laughs, one holds up a card",
      width: 1200,
      height: 900,
    },
  },
  {
    title: "Caps in the air",
    img: {
      file: "gallery/gallery-graduation",
      alt: "Illustration: graduation caps in the air, a certificate and a rolled diploma by the sea",
      width: 1200,
      height: 900,
    },
  },
  {
    title: "Down to the sea",
    img: {
      file: "gallery/gallery-street",
      alt: "Illustration: a cobbled street with paper banners leads down to the sea; a ginger cat sits on a window sill",
      width: 1200,
      height: 900,
    },
  },
  {
    title: "Tacos at the market",
    img: {
      file: "gallery/gallery-tacos",
      alt: "Illustration: a plate of three tacos on a market stall",
      width: 1200,
      height: 900,
      position: "50% 70%",
    },
  },
  {
    title: "A whale in the bay",
    img: {
      file: "gallery/gallery-whale",
      alt: "Illustration: a humpback whale leaping in the bay",
      width: 1200,
      height: 900,
      position: "45% 50%",
    },
  },
];

/** The texts of the gallery. */
export const galleryText = {
  heading: "Unforgettable Moments",
  introduction: `${capitalWeeks} of learning, with the bay on your doorstep.`,
  /** Comes before a picture’s title: “Open the picture: A whale in the bay”. */
  open: "Open the picture:",
  /** The lightbox, which shows one picture in full size. */
  lightbox: {
    label: "Unforgettable Moments, picture by picture",
    close: "Close the picture",
    previous: "Previous picture",
    next: "Next picture",
    position: (number: number, count: number) => `${number} of ${count}`,
  },
} as const;
