import type { Picture } from "./picture.ts";

/** A short text with a small drawing, for a feature, a benefit, a value or a step. */
export interface Card {
  title: string;
  text: string;
  picture: Picture;
}

/** The drawing of a card. Without alternative text, because the card's title says the same. */
export function drawing(name: string): Picture {
  return { file: `spots/${name}`, alt: "", width: 480, height: 360 };
}
