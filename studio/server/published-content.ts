import type { Content } from "#content/content.ts";
import { readContent } from "#content/read-content.ts";

import { type Log, withoutAddresses } from "../../server/core/log.ts";
import { documentsOf } from "../../server/publish/content-draft.ts";
import { sentenceIn, type StudioStore } from "./studio-store.ts";

export type PublishedContent = ReturnType<typeof createPublishedContent>;

/**
 * What visitors see, for what the studio says about the school: its name, time zone and dates.
 * @param first the content to begin with, and to go on with while the database is away
 */
export function createPublishedContent(store: StudioStore, first: Content, log: Log) {
  let content = first;
  let pointer: number | undefined;
  return {
    content: () => content,
    /** Reads the version that visitors see, if it is another one than before. */
    async refresh(): Promise<void> {
      try {
        const changed = await store.use(async ({ services: { content: stored, origin } }) => {
          const current = await stored.versions.current();
          if (current === pointer) return undefined;
          const documents = documentsOf(await stored.versions.toShow(), origin());
          return { current, documents };
        });
        if (!changed) return;
        const read = readContent(changed.documents);
        if (!read.ok) throw new Error(read.mistakes.join(" "));
        ({ content } = read);
        pointer = changed.current;
      } catch (error) {
        // Each page that needs the database says so itself.
        log.warn({ cause: withoutAddresses(sentenceIn(error)) }, "Cannot read what visitors see");
      }
    },
  };
}
