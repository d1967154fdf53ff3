import { SentenceError } from "#content/sentence-error.ts";

import { describeFileError } from "../access/file-access.ts";
import { findMisspeltSettings } from "./settings/settings.ts";

/** Ends a program after a fatal error, and prints what it means and which settings are misspelt. */
export function exitWith(error: unknown): never {
  const message = error instanceof SentenceError ? error.message : describeFileError(error);
  console.error(message ?? error);
  for (const sentence of findMisspeltSettings(process.env)) console.error(sentence);
  process.exit(1);
}
