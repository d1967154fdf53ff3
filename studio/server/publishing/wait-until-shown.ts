import { setTimeout } from "node:timers/promises";

import type { RenderedSite } from "#render/rendered-site.ts";
import { askSite } from "#server/admin/site-on-this-machine.ts";
import type { Settings } from "#server/core/settings/settings.ts";

/** Milliseconds between two looks at the site, and after which it is given up. */
const PAUSE = 200;
const LONGEST = 10_000;

/**
 * Waits until the site on this machine serves the Home page of a publish.
 * @returns false if it does not run here, or still serves something else
 */
export async function waitUntilShown({ pages }: RenderedSite, settings: Settings) {
  const expected = pages.get("/")?.encodings.at(-1)?.bytes.toString();
  for (const until = performance.now() + LONGEST; performance.now() < until;) {
    const page = await askSite(settings, "/");
    if (page === undefined || page === expected) return page !== undefined;
    await setTimeout(PAUSE);
  }
  return false;
}
