import type { Content } from "#content/content.ts";
import { readContent } from "#content/read-content.ts";
import { documentNames, type WrittenDocuments } from "#content/schema/documents.ts";
import { questionsOf } from "#content/schema/visitors-questions.ts";
import { valueAt } from "#content/value-at.ts";

import type { Media } from "#content/check/media.ts";
import { findMistakes } from "#content/check/mistakes.ts";
import { type Draft, readDraft } from "#server/publish/content-draft.ts";
import type { ContentServices } from "#server/publish/content-services.ts";
import { isFields, withField } from "#server/publish/differences.ts";
import { siteMedia } from "#server/versions/site-media.ts";

/** The documents of the draft, but answers to optional questions that have mistakes: as visitors see them. */
function withWholeAnswers({ documents, published }: Draft, media: Media): WrittenDocuments {
  const questions = questionsOf(documents);
  const whole = { ...documents };
  for (const { document, path } of findMistakes(documents, media)) {
    const asked = questions.find((one) => one.document === document && one.field === path[0]);
    const own = whole[document];
    if (!asked || !isFields(own)) continue;
    const before = valueAt(published[document], [asked.field]);
    whole[document] = withField(own, asked.field, before);
  }
  return whole;
}

/** The draft, and what of it can be published although some answers are not whole yet. */
export async function readWhole(services: ContentServices) {
  const draft = await readDraft(services);
  const named = [draft.published, draft.documents];
  const media = siteMedia(await services.content.pictures.uploads(named));
  return { draft, media, whole: withWholeAnswers(draft, media) };
}

/**
 * The documents of the draft, with others in place of those that have mistakes.
 * @param instead by default what visitors see
 */
export function rightDocuments(
  draft: Draft,
  media: Media,
  instead: WrittenDocuments = draft.published,
): WrittenDocuments {
  const documents = withWholeAnswers(draft, media);
  const wrong = new Set(findMistakes(documents, media).map(({ document }) => document));
  const right = Object.entries(documents).map(([name, value]) => [
    name,
    wrong.has(name) ? instead[name] : value,
  ]);
  return Object.fromEntries(right);
}

/**
 * The content with all that is saved, but the documents with mistakes, which are as visitors see
 * them; undefined if these have mistakes, too.
 * @param names the documents to take as they are saved; all others are as visitors see them
 */
export async function readSaved(
  services: ContentServices,
  names: readonly string[] = documentNames,
): Promise<Content | undefined> {
  const { draft, media } = await readWhole(services);
  const right = rightDocuments(draft, media);
  const saved = Object.fromEntries(names.map((name) => [name, right[name]]));
  const read = readContent({ ...draft.published, ...saved }, media);
  return read.ok ? read.content : undefined;
}
