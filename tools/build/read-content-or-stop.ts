import type { Content } from "#content/content.ts";

import { checkBuiltInContent } from "../../content/files/built-in-content.ts";
import { siteMedia } from "../../server/versions/site-media.ts";

/** Reads content/data; if it has mistakes, prints a sentence for each and exits with code 1. */
export function readContentOrStop(): Content {
  const read = checkBuiltInContent(siteMedia(new Map()));
  if (read.ok) return read.content;
  console.error("\nThe site cannot be built yet. Please fix this:\n");
  for (const mistake of read.mistakes) console.error(`  - ${mistake}`);
  console.error("\ndocs/owners-guide.md says how each of them is changed.\n");
  process.exit(1);
}
