import type { Media } from "../../content/check/media.ts";
import type { Content } from "../../content/content.ts";
import { BUILT_IN_DOCUMENTS, builtInContent } from "../../content/files/built-in-content.ts";
import { readDocuments } from "../../content/files/read-documents.ts";
import { readContent } from "../../content/read-content.ts";
import { documentNames } from "../../content/schema/documents.ts";
import { parseUploads } from "../../content/schema/uploaded-picture.ts";
import type { ContentStore } from "../store/content/content-store.ts";
import type { ContentVersion } from "../store/content/content-versions.ts";
import type { Documents } from "../store/content/stored-documents.ts";

/** Content as it is stored. */
export interface StoredContent {
  /** In the schema of this release; undefined stands for the documents in content/. */
  documents: Documents | undefined;
  /** The records of the uploaded pictures, by id. */
  uploads: ReadonlyMap<string, unknown>;
}

/** The documents in content/: what a new site begins with. */
export const BUILT_IN: StoredContent = { documents: undefined, uploads: new Map() };

/**
 * Reads a version, or what visitors see before the first publish.
 * @throws {NewerContentError} when a newer release has made it
 */
export async function loadVersion(
  { versions, pictures }: Pick<ContentStore, "versions" | "pictures">,
  number: number,
): Promise<StoredContent> {
  const version = await versions.read(number);
  if (!version && number > 0) throw new Error(`There is no version ${number}.`);
  return storedContent(version, pictures);
}

/** The version to show at a start, and its number. */
export async function loadFirst({
  versions,
  pictures,
}: Pick<ContentStore, "versions" | "pictures">): Promise<StoredContent & { version: number }> {
  const version = await versions.toShow();
  return { version: version?.number ?? 0, ...(await storedContent(version, pictures)) };
}

async function storedContent(
  version: ContentVersion | undefined,
  pictures: ContentStore["pictures"],
): Promise<StoredContent> {
  if (!version) return BUILT_IN;
  return { documents: version.documents, uploads: await pictures.records() };
}

/**
 * Derives the content from what is stored. That the site's own pictures and files exist was checked
 * before the publish.
 * @throws with a sentence for each mistake
 */
export function contentOf({ documents, uploads }: StoredContent): Content {
  if (!documents) return builtInContent();
  const media: Media = {
    hasPicture: () => true,
    hasFile: () => true,
    uploads: parseUploads(uploads),
  };
  const isWhole = documentNames.every((name) => name in documents);
  // What this release has added since the publish is shown as it is in content/.
  const whole = isWhole ? documents : { ...readDocuments(BUILT_IN_DOCUMENTS), ...documents };
  const read = readContent(whole, media);
  if (!read.ok) throw new Error(read.mistakes.join("\n"));
  return read.content;
}
