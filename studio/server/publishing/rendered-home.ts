import { readContent } from "#content/read-content.ts";

import { parseUploads } from "../../../content/schema/uploaded-picture.ts";
import type { Log } from "../../../server/core/log.ts";
import { schoolDate } from "../../../server/core/school-clock.ts";
import type { Settings } from "../../../server/core/settings/settings.ts";
import { documentsOf } from "../../../server/publish/content-draft.ts";
import { createContentRenderer } from "../../../server/versions/content-renderer.ts";
import { siteMedia } from "../../../server/versions/site-media.ts";
import type { StudioStore } from "../studio-store.ts";

interface Services {
  store: Pick<StudioStore, "use">;
  /** The folders of the build and of what the site writes. */
  build: string;
  data: string;
  settings: Pick<Settings, "siteUrl" | "mailApiUrl">;
  now: () => number;
  log: Log;
}

/** Finds the Home page as it was rendered for the last publish; undefined if it was not kept. */
export function createRenderedHome({ store, now, ...place }: Services) {
  return async (): Promise<string | undefined> => {
    const { documents, records } = await store.use(async ({ services: { content, origin } }) => ({
      documents: documentsOf(await content.versions.toShow(), origin()),
      records: await content.pictures.records(),
    }));
    const read = readContent(documents, siteMedia(parseUploads(records)));
    if (!read.ok) return undefined;
    const today = schoolDate(now(), read.content.school.timeZone);
    const cached = createContentRenderer(place).cached(read.content, today);
    const home = cached?.site.pages.get("/");
    return home?.encodings.find(({ encoding }) => encoding === "identity")?.bytes.toString();
  };
}
