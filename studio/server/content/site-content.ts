import { documentNames } from "#content/schema/documents.ts";

import type { Media } from "#content/check/media.ts";
import { findMistakes } from "#content/check/mistakes.ts";
import { type Draft, documentHash, readDraft, saveDraft } from "#server/publish/content-draft.ts";
import type { Publishing } from "#server/publish/open-publishing.ts";
import { contentHash } from "#server/store/content/content-hash.ts";
import { siteMedia } from "#server/versions/site-media.ts";
import type {
  FieldMistake,
  SavedContent,
  SavedDocuments,
  Saving,
} from "../../contract/content-editing.ts";
import type { StudioServices } from "../studio-services.ts";

/** What the studio shows and changes of the content: everything that is saved is in the store. */
export function createSiteContent({ store, user }: Pick<StudioServices, "store" | "user">) {
  const knownMedia = async ({ contentStore }: Publishing, documents: unknown) =>
    siteMedia(await contentStore.pictures.uploads(documents));
  return {
    read: (): Promise<SavedDocuments> =>
      store.use(async ({ services }) => {
        const draft = await readDraft(services);
        const known = await knownMedia(services, draft.documents);
        return Object.fromEntries(documentNames.map((name) => [name, savedIn(draft, name, known)]));
      }),
    /**
     * Saves a document, even one with mistakes, which cannot be published; undefined if there is no
     * such document.
     * @param seen the hash of what this person has seen of it
     */
    async save(name: string, { value, seen }: { value: unknown; seen: string }) {
      if (!documentNames.includes(name)) return undefined;
      return store.use(async ({ services }): Promise<Saving> => {
        const saved = await saveDraft({ name, value, seen, by: user() }, services);
        if (!("hash" in saved)) {
          const { overtakenBy } = saved;
          const known = await knownMedia(services, overtakenBy.documents[name]);
          return { status: "overtaken", ...savedIn(overtakenBy, name, known) };
        }
        const mistakes = mistakesIn(name, value, await knownMedia(services, value));
        return { status: "saved", ...saved, mistakes };
      });
    },
  };
}

function savedIn(draft: Draft, name: string, media: Media): SavedContent {
  const value = draft.documents[name];
  const hash = documentHash(draft, name);
  const isLive = hash === contentHash(draft.published[name]);
  return { value, hash, isLive, mistakes: mistakesIn(name, value, media) };
}

function mistakesIn(name: string, value: unknown, media: Media): FieldMistake[] {
  const mistakes = findMistakes({ [name]: value }, media);
  return mistakes.map(({ path, says }) => ({ path: path.join("/"), says }));
}
