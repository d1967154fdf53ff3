import { setTimeout } from "node:timers/promises";

/** Milliseconds between two looks at the site, and after which it is given up. */
const PAUSE = 200;
const LONGEST = 10_000;

interface Looks {
  /** The Home page as it was rendered for the publish; undefined if that is not known. */
  rendered: () => Promise<string | undefined>;
  /** The Home page that the site on this machine serves; undefined if it does not answer. */
  served: () => Promise<string | undefined>;
}

/**
 * Waits until the site on this machine serves what was rendered.
 * @returns false if it does not run here, or still serves something else
 */
export async function waitUntilShown({ rendered, served }: Looks): Promise<boolean> {
  const expected = await rendered();
  if (expected === undefined) return false;
  for (const until = performance.now() + LONGEST; performance.now() < until;) {
    const page = await served();
    if (page === undefined || page === expected) return page === expected;
    await setTimeout(PAUSE);
  }
  return false;
}
