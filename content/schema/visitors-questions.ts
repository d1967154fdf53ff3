import { describe, labelOf } from "./describe.ts";
import { documentNames, documentSchema } from "./documents.ts";

/** What is asked most comes first. */
const inOrder = [...new Set(["course-details", ...documentNames])];

/** The optional facts that visitors ask for, answered or not. */
export function questionsOf(documents: Readonly<Record<string, unknown>>) {
  return inOrder.flatMap((document) => {
    const described = describe(documentSchema(document));
    if (described.kind !== "group") return [];
    return Object.entries(described.shape).flatMap(([field, schema]) => {
      const { absence, meta } = describe(schema);
      if (!absence || !meta.question) return [];
      const { example } = meta.question;
      const answer: unknown = Object(documents[document])[field] ?? null;
      const isAnswered = Array.isArray(answer) ? answer.length > 0 : answer !== null;
      return [{ document, field, question: labelOf(schema, field), example, isAnswered }];
    });
  });
}
