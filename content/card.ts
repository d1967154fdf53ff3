import type { Picture } from "./picture.ts";

/** A short text with a small drawing: a feature, a benefit, a value or a step. */
export interface Card {
  title: string;
  text: string;
  picture: Picture;
}

/** The drawing of a card. It repeats the card’s title, so it has no words of its own. */
export function drawing(name: string): Picture {
  return { file: `spots/${name}`, alt: "", width: 480, height: 360 };
}
