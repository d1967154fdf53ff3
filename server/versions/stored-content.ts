import * as z from "zod";

import { BUILT_IN_DOCUMENTS } from "../../content/files/built-in-content.ts";
import type { Content } from "../../content/content.ts";
import { readDocuments } from "../../content/files/read-documents.ts";
import { readContent } from "../../content/check/read-content.ts";
import { documentNames, type WrittenDocuments } from "../../content/schema/documents.ts";
import { parseUploads } from "../../content/schema/uploaded-picture.ts";
import { schoolDate } from "../core/school-clock.ts";
import type { ContentStore } from "../store/content/content-store.ts";

/** What pages are rendered from. */
export interface StoredContent {
  /** All of them, in the schema of this release. */
  documents: WrittenDocuments;
  /** The records of the uploaded pictures that they name, by id. */
  uploads: ReadonlyMap<string, unknown>;
}

/** The documents in content/: what a new site begins with. */
export function builtIn(): StoredContent {
  return { documents: readDocuments(BUILT_IN_DOCUMENTS), uploads: new Map() };
}

/**
 * Reads a version, or what visitors see before the first publish.
 * @throws {SentenceError} when a newer release has made it
 */
export async function loadVersion(
  { versions, pictures }: Pick<ContentStore, "versions" | "pictures">,
  number: number,
): Promise<StoredContent> {
  const version = await versions.read(number);
  if (version) {
    const documents = complete(version.documents);
    return { documents, uploads: await pictures.records(documents) };
  }
  if (number > 0) throw new Error(`There is no version ${number}.`);
  return builtIn();
}

/** The version to show at a start, and its number: the last one that this release knows. */
export async function loadFirst(store: Pick<ContentStore, "versions" | "pictures">) {
  const [version = 0] = await store.versions.shownNumbers();
  return { version, ...(await loadVersion(store, version)) };
}

/** What visitors saw last before a version, of what this release can read; undefined if there is none. */
export async function loadEarlier(
  store: Pick<ContentStore, "versions" | "pictures">,
  version: number,
): Promise<(StoredContent & { version: number }) | undefined> {
  for (const number of await store.versions.shownNumbers()) {
    const stored = await loadVersion(store, number);
    if (number !== version && read(stored).ok) return { version: number, ...stored };
  }
  return undefined;
}

/** What this release has added since the publish is as it is in content/. */
export function complete(documents: WrittenDocuments): WrittenDocuments {
  const isWhole = documentNames.every((name) => name in documents);
  return isWhole ? documents : { ...builtIn().documents, ...documents };
}

/**
 * Derives the content from what is stored. That the site's own pictures and files exist was checked
 * before the publish.
 * @throws with a sentence for each mistake
 */
export function contentOf(stored: StoredContent): Content {
  const result = read(stored);
  if (!result.ok) throw new Error(result.mistakes.join("\n"));
  return result.content;
}

function read({ documents, uploads }: StoredContent) {
  const media = { hasPicture: () => true, hasFile: () => true, uploads: parseUploads(uploads) };
  return readContent(documents, media);
}

const withTimeZone = z.object({ school: z.object({ timeZone: z.string() }) });

/** The day at the school. */
export function dayAt({ documents }: StoredContent, moment: number): string {
  return schoolDate(moment, withTimeZone.parse(documents).school.timeZone);
}
