import { isDeepStrictEqual } from "node:util";

import { documentNames } from "#content/schema/documents.ts";

import type { Media } from "../../../content/check/media.ts";
import { findMistakes } from "../../../content/check/mistakes.ts";
import { parseUploads } from "../../../content/schema/uploaded-picture.ts";
import { type Draft, hashOf, readDraft, saveDraft } from "../../../server/publish/content-draft.ts";
import type { SavedContent } from "../../contract/content-editing.ts";
import type { WebsiteStudio } from "../../contract/website-studio.ts";
import type { StudioStore } from "../studio-store.ts";
import { documentWords } from "./field-title.ts";

interface SiteContentOptions {
  store: Pick<StudioStore, "use">;
  /** Who saves, for others who work on the same content. */
  user: () => string;
  media: (uploads: Media["uploads"]) => Media;
  /** The names of the site's own pictures. */
  pictures: readonly string[];
}

/** What the studio shows and changes of the content: everything that is saved is in the store. */
export function createSiteContent(options: SiteContentOptions): WebsiteStudio["content"] {
  const { store, user, media, pictures } = options;
  const list = documentNames.map(documentWords);
  return {
    list: () => list,
    read: () =>
      store.use(async ({ services }) => {
        const draft = await readDraft(services);
        const documents = documentNames.map((name) => [name, savedIn(draft, name)] as const);
        return { documents: Object.fromEntries(documents), pictures };
      }),
    async save(name, { value: edited, seen }) {
      if (!documentNames.includes(name)) return undefined;
      return store.use(async ({ services }) => {
        const { published } = await readDraft(services);
        // In the order in which it is published, if it is the same: then nothing has changed.
        const value = isDeepStrictEqual(published[name], edited) ? published[name] : edited;
        const saved = await saveDraft({ name, value, seen, by: user() }, services);
        if (!("hash" in saved)) return { status: "overtaken", ...savedIn(saved.overtakenBy, name) };
        const uploads = parseUploads(await services.content.pictures.records());
        const mistakes = findMistakes({ [name]: value }, media(uploads));
        return {
          status: "saved",
          hash: saved.hash,
          mistakes: mistakes.map(({ path, says }) => ({ path: path.join("/"), says })),
        };
      });
    },
  };
}

function savedIn(draft: Draft, name: string): SavedContent {
  return { value: draft.documents[name], hash: hashOf(draft, name) };
}
