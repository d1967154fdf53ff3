import { clockMistakes } from "./clock-mistakes.ts";
import { dateMistakes } from "./date-mistakes.ts";
import { factMistakes } from "./fact-mistakes.ts";
import type { Content, Media } from "./content.ts";
import { textMistakes } from "./text-mistakes.ts";

/** A sentence for each mistake in content/ that would break a page. */
export function findMistakes(content: Content, media: Media): string[] {
  return [
    ...textMistakes(content, media),
    ...dateMistakes(content.get("start-dates.ts") ?? {}),
    ...clockMistakes({
      school: content.get("school.ts") ?? {},
      summary: content.get("summary.ts") ?? {},
    }),
    ...factMistakes(content),
  ];
}
