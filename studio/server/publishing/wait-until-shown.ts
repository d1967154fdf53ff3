import { setTimeout } from "node:timers/promises";

import type { Log } from "../../../server/core/log.ts";
import type { Settings } from "../../../server/core/settings/settings.ts";
import { createContentRenderer } from "../../../server/versions/content-renderer.ts";
import { loadFirst } from "../../../server/versions/stored-content.ts";
import { askSite } from "../../../server/admin/site-on-this-machine.ts";
import type { StudioStore } from "../studio-store.ts";

/** Milliseconds between two looks at the site, and after which it is given up. */
const PAUSE = 200;
const LONGEST = 10_000;

interface Services {
  store: Pick<StudioStore, "use">;
  /** The folders of the build and of what the site writes. */
  build: string;
  data: string;
  settings: Settings;
  now: () => number;
  log: Log;
}

/**
 * Waits until the site on this machine serves the Home page that was rendered for the last publish.
 * @returns false if it does not run here, or still serves something else
 */
export async function waitUntilShown({ store, now, ...place }: Services): Promise<boolean> {
  const cached = await store.use(async ({ services: { content } }) =>
    createContentRenderer({ ...place, now, content }).cached(await loadFirst(content)),
  );
  const home = cached?.site.pages.get("/");
  const plain = home?.encodings.find(({ encoding }) => encoding === "identity");
  if (!plain) return false;
  const expected = plain.bytes.toString();
  for (const until = performance.now() + LONGEST; performance.now() < until;) {
    const page = await askSite(place.settings, "/");
    if (page === undefined || page === expected) return page === expected;
    await setTimeout(PAUSE);
  }
  return false;
}
