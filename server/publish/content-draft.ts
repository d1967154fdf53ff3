import { isDeepStrictEqual } from "node:util";

import type { Mistake } from "#content/check/mistake.ts";
import { documentSchema, type WrittenDocuments } from "#content/schema/documents.ts";
import { questionsOf } from "#content/schema/visitors-questions.ts";
import { mergeValues } from "#content/changes/merge-values.ts";
import { valueAt } from "#content/value-at.ts";
import { withValue } from "#content/with-value.ts";

import type { ContentVersion } from "../store/content/content-versions.ts";
import { contentHash } from "../store/content/content-hash.ts";
import type { Publishing } from "./open-publishing.ts";

export type Draft = Awaited<ReturnType<typeof readDraft>>;

/** A document that somebody saves, and the hash of what this person saw before changing it. */
export interface Edit {
  name: string;
  value: unknown;
  seen: string;
  by: string;
}

/** The documents of a version, and those of content/ that this release has added since. */
export function documentsOf(version: ContentVersion | undefined, origin: WrittenDocuments) {
  return { ...origin, ...version?.documents };
}

/**
 * What visitors see, which is version `basedOn`, and what they would see after a publish. A draft
 * saved while they saw another version has only its own changes: what was taken back is none.
 * @throws {SentenceError} when a newer release has published or saved a document
 */
export async function readDraft({
  contentStore,
  origin,
}: Pick<Publishing, "contentStore" | "origin">) {
  const basedOn = await contentStore.versions.current();
  const published = documentsOf(await contentStore.versions.read(basedOn), origin());
  const draft = { basedOn, published, ...(await contentStore.drafts.over(published)) };
  for (const { name, basedOn: base } of draft.rows.filter((row) => row.basedOn !== basedOn)) {
    const { [name]: before } = documentsOf(await contentStore.versions.read(base), origin());
    const schema = documentSchema(name);
    const value = mergeValues(before, draft.documents[name], published[name], { schema });
    draft.documents = { ...draft.documents, [name]: value };
  }
  return draft;
}

/** The documents of a draft, but answers to optional questions that have mistakes: as visitors see them. */
export function withoutWrongAnswers(
  { documents, published }: Pick<Draft, "documents" | "published">,
  mistakes: readonly Mistake[],
): WrittenDocuments {
  const questions = questionsOf(documents);
  const publishable = { ...documents };
  for (const { document, path } of mistakes) {
    const asked = questions.find((one) => one.document === document && one.field === path[0]);
    if (!asked) continue;
    const before = valueAt(published[document], [asked.field]);
    publishable[document] = withValue(publishable[document], [asked.field], before);
  }
  return publishable;
}

/** The hash by which a form names what it shows, when it saves. */
export function documentHash({ documents }: Draft, name: string): string {
  return contentHash(documents[name]);
}

/**
 * Saves a document in the draft, whether or not it has mistakes; one that is as published leaves
 * the draft. If it is not as this person saw it, nothing is saved, and the result is the draft as
 * others have left it.
 */
export async function saveDraft(
  { name, value, seen, by }: Edit,
  services: Pick<Publishing, "contentStore" | "origin" | "now">,
): Promise<{ hash: string; isLive: boolean } | { overtakenBy: Draft }> {
  const { drafts } = services.contentStore;
  const draft = await readDraft(services);
  const row = draft.rows.find((each) => each.name === name);
  // In the order in which it is published, if it is the same: then nothing has changed.
  const isPublished = isDeepStrictEqual(draft.published[name], value);
  const hash = contentHash(isPublished ? draft.published[name] : value);
  const save = async () => {
    if (isPublished) {
      return row === undefined || (await drafts.discard(name, row.hash));
    }
    const { basedOn } = draft;
    return drafts.save({ name, value, basedOn, by, now: services.now() }, row?.hash);
  };
  const isSaved = documentHash(draft, name) === seen && (await save());
  return isSaved ? { hash, isLive: isPublished } : { overtakenBy: await readDraft(services) };
}
