import type { Content } from "#content/content.ts";
import { readContent } from "#content/read-content.ts";

import type { Media } from "../../../content/check/media.ts";
import { parseUploads } from "../../../content/schema/uploaded-picture.ts";
import { readDraft } from "../../../server/publish/content-draft.ts";
import type { ContentServices } from "../../../server/publish/content-services.ts";

export type MediaOf = (uploads: Media["uploads"]) => Media;

/** The content with all that is saved; undefined while a document has mistakes. */
export async function readSaved(
  services: ContentServices,
  media: MediaOf,
): Promise<Content | undefined> {
  const [{ documents }, records] = await Promise.all([
    readDraft(services),
    services.content.pictures.records(),
  ]);
  const read = readContent(documents, media(parseUploads(records)));
  return read.ok ? read.content : undefined;
}
