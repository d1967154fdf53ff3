import type { Content, Media } from "../checked-content.ts";
import { dateMistakes } from "./date-mistakes.ts";
import type { Mistake } from "./mistake.ts";
import { schemaMistakes } from "./schema-mistakes.ts";
import { textMistakes } from "./text-mistakes.ts";

/** The mistakes in content/data that would break a page. */
export function findMistakes(content: Content, media: Media): Mistake[] {
  return [
    ...textMistakes(content, media),
    ...[...content].flatMap(([file, data]) => schemaMistakes(file, data)),
    ...dateMistakes(content.get("start-dates.json")),
  ];
}
