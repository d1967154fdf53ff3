import { describe, labelOf } from "#content/schema/describe.ts";

import { fieldWords } from "../fields/field-words.ts";
import type { DraftState } from "../draft/draft-store.ts";
import { schemaOf } from "./scope.ts";

/** A fact that the owner has not said anything about. */
export interface Prompt {
  path: string;
  /** The id of the element at whose end it stands. */
  anchor: string;
  question: string;
  example: string;
}

/** The open questions of the documents that a page shows. */
export function promptsOf({ documents }: DraftState, page: string): Prompt[] {
  return Object.entries(documents).flatMap(([name, { value }]) => {
    const described = describe(schemaOf(name));
    const place = described.meta.places?.find((one) => one.replace(/#.*/, "") === page);
    if (place === undefined || described.kind !== "group") return [];
    return Object.entries(described.shape).flatMap(([key, schema]) => {
      const { absence, meta } = describe(schema);
      const answer: unknown = typeof value === "object" && value ? Reflect.get(value, key) : null;
      if (!absence || !meta.example || (answer !== null && answer !== undefined)) return [];
      return [
        {
          path: `${name}/${key}`,
          anchor: place.split("#")[1] ?? "",
          question: labelOf(schema, key),
          example: fieldWords.example(meta.example),
        },
      ];
    });
  });
}
