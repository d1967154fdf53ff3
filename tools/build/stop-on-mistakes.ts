import { sentenceOf } from "../../content-check/mistakes/mistake.ts";
import { findMistakes } from "../../content-check/mistakes/mistakes.ts";
import { readContent, UnreadableContentError } from "../../content-check/read-content.ts";
import { siteMedia } from "./site-media.ts";

/** Prints a sentence for each mistake in content/, and exits with code 1 if there is any. */
export function stopOnMistakes(): void {
  const mistakes = readMistakes();
  if (mistakes.length === 0) return;
  console.error("\nThe site cannot be built yet. Please mend this:\n");
  for (const mistake of mistakes) console.error(`  - ${mistake}`);
  console.error("\ndocs/owners-guide.md says how each of them is changed.\n");
  process.exit(1);
}

/** A sentence for each mistake in content/. */
export function readMistakes(): string[] {
  try {
    return findMistakes(readContent(), siteMedia).map(sentenceOf);
  } catch (error) {
    if (error instanceof UnreadableContentError) return [error.message];
    throw error;
  }
}
