import type { WrittenDocuments } from "#content/schema/documents.ts";

import type { UploadedPicture } from "../../content/schema/uploaded-picture.ts";
import { BUILT_IN_DOCUMENTS } from "../../content/files/built-in-content.ts";
import { readDocuments } from "../../content/files/read-documents.ts";
import type { Mistake } from "../../content/check/mistake.ts";
import { findMistakes, nameMistakes } from "../../content/check/mistakes.ts";
import { createContentRenderer, type RenderingServices } from "../versions/content-renderer.ts";
import type { CachedSite } from "../versions/rendered-cache.ts";
import { siteMedia } from "../versions/site-media.ts";
import type { Clock } from "../core/clock.ts";
import type { Log } from "../core/log.ts";
import type { Store } from "../store/create-store.ts";
import type { ContentStore } from "../store/content/content-store.ts";

/** What the draft and publishing depend on; the composition roots pass the real ones. */
export interface Publishing extends Pick<Store, "isTemporary"> {
  contentStore: ContentStore;
  /** The documents in content/: what a site shows until something is published. */
  origin: () => WrittenDocuments;
  /** `uploads` are the uploaded pictures in the store, by id. */
  mistakesIn: (
    documents: WrittenDocuments,
    uploads: ReadonlyMap<string, UploadedPicture>,
  ) => readonly Mistake[];
  /**
   * Renders every page from the documents; rejects if one cannot be rendered. A trial, which nobody
   * will see, stores nothing in the database.
   */
  render?:
    | ((documents: WrittenDocuments, isTrial?: boolean) => Promise<CachedSite | void>)
    | undefined;
  now: () => number;
  /** Gets the unexpected errors, of which the publisher reads a sentence. */
  log: Pick<Log, "error">;
}

interface Site extends Omit<RenderingServices, "now" | "contentStore"> {
  store: Pick<Store, "content" | "isTemporary">;
  clock: Pick<Clock, "now">;
}

/**
 * The services for the draft and publishing of a site. A publish renders every page for today, and
 * leaves the result where a server with the same data folder reads it.
 */
export function openPublishing({
  store: { content: contentStore, isTemporary },
  clock: { now },
  ...place
}: Site): Publishing {
  return {
    contentStore,
    isTemporary,
    log: place.log,
    origin: () => readDocuments(BUILT_IN_DOCUMENTS),
    now,
    mistakesIn: (documents, uploads) => [
      ...nameMistakes(documents),
      ...findMistakes(documents, siteMedia(uploads)),
    ],
    async render(documents, isTrial) {
      const { pagesOf } = createContentRenderer({ ...place, contentStore, now });
      const uploads = await contentStore.pictures.records(documents);
      return pagesOf({ documents, uploads }, isTrial);
    },
  };
}
