import { type Focus, MIDDLE } from "#content/pictures/picture-focus.ts";

import { uploadId } from "../../../content/check/upload-name.ts";
import type { SlotPath } from "./slot-paths.ts";
import type { Choice } from "./picture-store.ts";

/** What the owner has chosen for a place. */
interface PhotographChoice extends Choice {
  /** The name of the photograph, `uploads/…`. */
  photograph: string;
  alt: string;
}

export const SENTENCES = {
  noFile: "Choose a photograph first.",
  noAlt: "Say in one sentence what is on the photograph, for people who cannot see it.",
  noPeople: "Say whether the people on it agreed.",
  noDrawing: "There was no drawing here before. Choose another photograph.",
} as const;

/** Reads a posted choice, or what is missing in it. */
export function readChoice(
  texts: ReadonlyMap<string, string>,
  { path }: Pick<SlotPath, "path">,
): {
  choice?: PhotographChoice;
  problems: { file?: string; alt?: string; people?: string };
} {
  const photograph = texts.get("photograph") ?? "";
  const alt = (texts.get("alt") ?? "").trim();
  const people = texts.get("people");
  // A graduate’s name stands beside the portrait, which needs no other text.
  const needsAlt = path.at(-1) !== "portrait";
  const problems = {
    ...(uploadId(photograph) === undefined && { file: SENTENCES.noFile }),
    ...(needsAlt && alt === "" && { alt: SENTENCES.noAlt }),
    ...(people !== "agreed" && people !== "nobody" && { people: SENTENCES.noPeople }),
  };
  if (Object.keys(problems).length > 0 || (people !== "agreed" && people !== "nobody")) {
    return { problems };
  }
  return { choice: { photograph, alt, people, focus: readFocus(texts) }, problems };
}

function readFocus(texts: ReadonlyMap<string, string>): Focus {
  const numberAt = (name: keyof Focus, least: number, most: number) => {
    const number = Number(texts.get(name) ?? MIDDLE[name]);
    return Number.isFinite(number) ? Math.min(Math.max(number, least), most) : MIDDLE[name];
  };
  return { x: numberAt("x", 0, 1), y: numberAt("y", 0, 1), zoom: numberAt("zoom", 1, 100) };
}
