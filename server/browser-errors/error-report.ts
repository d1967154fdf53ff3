import type { BrowserError } from "../store/schema/tables.ts";

/** The longest report, in bytes; browsers send some forty (app/startup/report-errors.ts). */
export const LONGEST_REPORT = 100;

/** What app/startup/ sends: a kind, and mostly the error's name and the build's hash. */
const REPORT = /^(file|uncaught|rejection)(?: (.*) (\w*))?$/;

/** React's errors about HTML that differs from what it expected, and how it recovered. */
const HYDRATION = /^4(?:18|19|2[1-5])$/;

/** Any other name could be a text of somebody's own, so it is stored as `Error`. */
const CLASSES: ReadonlySet<string> = new Set(
  (
    "AbortError AggregateError DataCloneError EvalError InvalidStateError NetworkError " +
    "NotAllowedError NotFoundError NotSupportedError QuotaExceededError RangeError " +
    "ReferenceError SecurityError SyntaxError TimeoutError TypeError URIError"
  ).split(" "),
);

/** The parts of a browser's report; `release` is whatever the client wrote. */
export type ErrorReport = Pick<BrowserError, "kind" | "error" | "release">;

/** Parses a browser's report; undefined if a page of this site cannot have sent it. */
export function parseReport(text: string): ErrorReport | undefined {
  const [, kind, name = "", release = ""] = REPORT.exec(text) ?? [];
  if (kind !== "file" && kind !== "uncaught" && kind !== "rejection") return undefined;
  if (/^\d{1,3}$/.test(name)) {
    return { kind: HYDRATION.test(name) ? "hydration" : kind, error: name, release };
  }
  return { kind, error: name && (CLASSES.has(name) ? name : "Error"), release };
}
