import { dateMistakes } from "./date-mistakes.ts";
import { factMistakes } from "./fact-mistakes.ts";
import { textMistakes } from "./text-mistakes.ts";

/** What each file of content/ exports, by the file's name, those that others build upon first. */
export type Content = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

/** What there is for content/ to name. */
export interface Media {
  /** Whether there is a picture of that name, such as `people/helen`. */
  hasPicture: (name: string) => boolean;
  /** Whether public/ has a file at that address, such as `/video/sample.mp4`. */
  hasFile: (address: string) => boolean;
}

/** Everything in content/ that would make a wrong page: a sentence for each field. */
export function findMistakes(content: Content, media: Media): string[] {
  return [
    ...textMistakes(content, media),
    ...dateMistakes(content.get("start-dates.ts") ?? {}),
    ...factMistakes(content),
  ];
}
