import { ContentError } from "../content/files/built-in-content.ts";
import { describeFileError } from "./access/file-access.ts";
import { SettingsError } from "./core/settings/settings.ts";
import { UnsafeDatabaseError } from "./store/engines/engine.ts";

/** Errors whose message is a sentence for whoever started the site. */
const UNDERSTOOD = [SettingsError, ContentError, UnsafeDatabaseError];

/**
 * Returns a function that exits with code 1 after a fatal error, and prints what it means.
 * @param hints sentences that may explain the error
 */
export function exitWith(hints: readonly string[]): (error: unknown) => never {
  return (error) => {
    const isUnderstood = UNDERSTOOD.some((known) => error instanceof known);
    const message = error instanceof Error && isUnderstood ? error.message : undefined;
    console.error(message ?? describeFileError(error) ?? error);
    for (const sentence of hints) console.error(sentence);
    process.exit(1);
  };
}
