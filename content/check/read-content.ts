import type { Media } from "./media.ts";
import { sentenceOf } from "./mistake.ts";
import { findMistakes, nameMistakes } from "./mistakes.ts";
import type { Content } from "../content.ts";
import { deriveContent } from "../derive/derive-content.ts";
import { documentsSchema, type WrittenDocuments } from "../schema/documents.ts";

export type ReadContent = { ok: true; content: Content } | { ok: false; mistakes: string[] };

const everything: Media = { hasPicture: () => true, hasFile: () => true, uploads: new Map() };

/**
 * Validates documents and derives the content from them; otherwise names each mistake in a sentence.
 * @param media the pictures and files that exist; by default, all but uploaded ones
 */
export function readContent(documents: WrittenDocuments, media: Media = everything): ReadContent {
  const mistakes = [...nameMistakes(documents), ...findMistakes(documents, media)];
  const { data } = documentsSchema.safeParse(documents);
  if (mistakes.length > 0 || !data) return { ok: false, mistakes: mistakes.map(sentenceOf) };
  return { ok: true, content: deriveContent(data, media.uploads) };
}
