import type { Content } from "#content/content.ts";

import { withoutAddresses } from "../../server/core/log.ts";
import { contentOf, loadFirst } from "../../server/versions/stored-content.ts";
import { sentenceIn } from "./studio-store.ts";
import type { StudioServices } from "./studio-services.ts";

interface Services extends Pick<StudioServices, "store" | "log"> {
  /** The content to begin with, and to go on with while the database is away. */
  first: Content;
}

/** What visitors see, for what the studio says about the school: its name, time zone and dates. */
export function createPublishedContent({ store, first, log }: Services) {
  let content = first;
  let pointer: number | undefined;
  return {
    content: () => content,
    /** Reads the version that visitors see, if it is another one than before. */
    async refresh(): Promise<void> {
      try {
        const changed = await store.use(async ({ services: { contentStore: stored } }) => {
          const current = await stored.versions.current();
          return current === pointer ? undefined : { current, stored: await loadFirst(stored) };
        });
        if (!changed) return;
        content = contentOf(changed.stored);
        pointer = changed.current;
      } catch (error) {
        // Each page that needs the database says so itself.
        log.warn({ cause: withoutAddresses(sentenceIn(error)) }, "Cannot read what visitors see");
      }
    },
  };
}
