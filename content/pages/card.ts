import type { Picture } from "./picture.ts";

/** A short text with a small drawing, for a feature, a benefit, a value or a step. */
export interface Card {
  title: string;
  text: string;
  picture: Picture;
}

/** A card as content/data has it, with the name of its drawing in app/pictures/spots. */
export interface CardData {
  title: string;
  text: string;
  drawing: string;
}

/** A small drawing. Without alternative text, because the title beside it says the same. */
export function drawing(name: string): Picture {
  return { file: `spots/${name}`, alt: "", width: 480, height: 360 };
}

/** A card of content/data with its drawing. */
export function withDrawing({ drawing: name, ...texts }: CardData): Card {
  return { ...texts, picture: drawing(name) };
}
