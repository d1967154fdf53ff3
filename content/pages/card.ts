import type { Content } from "../content.ts";
import type { Picture } from "./picture.ts";

/** A short text with the name of a small drawing, for a feature, a benefit or a step. */
export type Card = Content["home"]["features"][number];

/** A small drawing. Without alternative text, because the title beside it says the same. */
export function drawing(name: string): Picture {
  return { file: `spots/${name}`, alt: "", width: 480, height: 360 };
}
