import { BUILT_IN_DOCUMENTS } from "../../content/files/built-in-content.ts";
import { readDocuments } from "../../content/files/read-documents.ts";
import { readContent } from "../../content/read-content.ts";
import { parseUploads } from "../../content/schema/uploaded-picture.ts";
import { createContentRenderer, sharedSites } from "../versions/content-renderer.ts";
import { siteMedia } from "../versions/site-media.ts";
import type { Clock } from "../core/clock.ts";
import type { Log } from "../core/log.ts";
import { schoolDate } from "../core/school-clock.ts";
import type { Settings } from "../core/settings/settings.ts";
import type { Store } from "../store/create-store.ts";
import type { ContentServices } from "./content-services.ts";
import { PublishProblem } from "./publish-problem.ts";

interface Site extends Pick<ContentServices, "isTemporary"> {
  store: Pick<Store, "content">;
  settings: Pick<Settings, "siteUrl" | "mailApiUrl" | "database">;
  clock: Pick<Clock, "now">;
  log: Log;
  /** The folder of the build. */
  build: string;
  /** The folder of everything that the site writes. */
  data: string;
}

/**
 * The services for the draft and publishing of a site. A publish renders every page for today, and
 * leaves the result where a server with the same data folder reads it.
 */
export function openContentServices({
  store,
  isTemporary,
  clock,
  ...place
}: Site): ContentServices {
  const { content } = store;
  return {
    content,
    isTemporary,
    origin: () => readDocuments(BUILT_IN_DOCUMENTS),
    now: clock.now,
    check(documents, { uploads }) {
      const read = readContent(documents, siteMedia(uploads));
      return read.ok ? [] : read.mistakes;
    },
    async render(documents) {
      const read = readContent(
        documents,
        siteMedia(parseUploads(await content.pictures.records())),
      );
      if (!read.ok) throw new PublishProblem(...read.mistakes);
      const today = schoolDate(clock.now(), read.content.school.timeZone);
      const shared = sharedSites(place.settings, content);
      const renderer = createContentRenderer({ ...place, now: clock.now, shared });
      await renderer.pagesOf(read.content, today);
    },
  };
}
