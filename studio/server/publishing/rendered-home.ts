import type { Log } from "../../../server/core/log.ts";
import { schoolDate } from "../../../server/core/school-clock.ts";
import type { Settings } from "../../../server/core/settings/settings.ts";
import { createContentRenderer } from "../../../server/versions/content-renderer.ts";
import { contentOf, loadFirst } from "../../../server/versions/stored-content.ts";
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
    const stored = await store.use(({ services: { content } }) => loadFirst(content));
    const content = contentOf(stored);
    const today = schoolDate(now(), content.school.timeZone);
    const cached = await createContentRenderer({ ...place, now, shared: undefined }).cached(
      content,
      today,
    );
    const home = cached?.site.pages.get("/");
    return home?.encodings.find(({ encoding }) => encoding === "identity")?.bytes.toString();
  };
}
