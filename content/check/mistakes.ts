import { documentNames, documentSchema, type WrittenDocuments } from "../schema/documents.ts";
import { dateMistakes } from "./date-mistakes.ts";
import type { Media } from "./media.ts";
import type { Mistake } from "./mistake.ts";
import { schemaMistakes } from "./schema-mistakes.ts";
import { textMistakes } from "./text-mistakes.ts";

/** The mistakes in some of the documents that would break a page. */
export function findMistakes(documents: WrittenDocuments, media: Media): Mistake[] {
  const written = Object.entries(documents);
  return [
    ...written.flatMap(([name, data]) => textMistakes(documentSchema(name), name, data, media)),
    ...written.flatMap(([name, data]) => schemaMistakes(name, data)),
    ...dateMistakes(documents["start-dates"]),
  ];
}

/** Documents that are missing, and those that the site does not have. */
export function nameMistakes(documents: WrittenDocuments): Mistake[] {
  const missing = documentNames.filter((name) => !(name in documents));
  const unknown = Object.keys(documents).filter((name) => !documentNames.includes(name));
  return [
    ...missing.map((document) => ({ document, path: [], says: "is missing." })),
    ...unknown.map((document) => ({ document, path: [], says: "means nothing here." })),
  ];
}
