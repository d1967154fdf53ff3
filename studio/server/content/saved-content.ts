import type { Content } from "#content/content.ts";
import { readContent } from "#content/check/read-content.ts";
import { documentNames, type WrittenDocuments } from "#content/schema/documents.ts";

import { findMistakes } from "#content/check/mistakes.ts";
import { readDraft, withoutWrongAnswers } from "#server/publish/content-draft.ts";
import type { Publishing } from "#server/publish/open-publishing.ts";
import { siteMedia } from "#server/versions/site-media.ts";

/**
 * The draft, and what of it a publish takes although some answers are not complete yet.
 * @param others documents whose pictures are to be known, too
 */
export async function readPublishable(services: Publishing, others?: WrittenDocuments) {
  const draft = await readDraft(services);
  const named = [draft.published, draft.documents, others];
  const media = siteMedia(await services.contentStore.pictures.uploads(named));
  const publishable = withoutWrongAnswers(draft, findMistakes(draft.documents, media));
  return { draft, media, publishable };
}

/**
 * The same with documents that are valid: others stand in place of those that have mistakes.
 * @param earlier stand there rather than what visitors see
 */
export async function readValid(services: Publishing, earlier?: WrittenDocuments) {
  const read = await readPublishable(services, earlier);
  const { draft, media, publishable } = read;
  const instead = { ...draft.published, ...earlier };
  const valid: Record<string, unknown> = { ...publishable };
  for (const { document } of findMistakes(publishable, media)) valid[document] = instead[document];
  return { ...read, valid };
}

/**
 * The content with all that is saved and valid; undefined if what visitors see has mistakes, too.
 * @param names the documents to take as they are saved; all others are as visitors see them
 */
export async function readSaved(
  services: Publishing,
  names: readonly string[] = documentNames,
): Promise<{ content: Content | undefined; publishable: WrittenDocuments }> {
  const { draft, media, publishable, valid } = await readValid(services);
  const saved = Object.fromEntries(names.map((name) => [name, valid[name]]));
  const read = readContent({ ...draft.published, ...saved }, media);
  return { content: read.ok ? read.content : undefined, publishable };
}
