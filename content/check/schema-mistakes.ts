import type * as z from "zod";

import { documentSchema } from "../schema/documents.ts";
import { valueAt } from "../value-at.ts";
import type { Mistake } from "./mistake.ts";

/** The error message for each expected type, in words that the site’s owner understands. */
const TYPES: Readonly<Record<string, string>> = {
  string: "must be words between quotation marks",
  number: "must be a number, without quotation marks",
  int: "must be a whole number, without quotation marks",
  array: "must be a list between [ and ]",
  object: "must be a group between { and }",
};

/** The values of a document that are missing, unknown or badly formatted. */
export function schemaMistakes(document: string, data: unknown): Mistake[] {
  const parsed = documentSchema(document)?.safeParse(data, { error: sentence });
  return (parsed?.error?.issues ?? [])
    .filter(({ path }) => !isBlank(valueAt(data, path)))
    .map(({ path, message }) => ({ document, path, says: `${message}.` }));
}

function sentence(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined ? "is missing" : TYPES[issue.expected];
    case "invalid_value":
      return `is “${String(issue.input)}”. Write ${alternatives(issue.values.map(String))}`;
    case "unrecognized_keys":
      return `has ${alternatives(issue.keys.map((key) => `“${key}”`))}, which means nothing here`;
    case "too_small":
      return "has no entries";
    default:
      return undefined;
  }
}

function alternatives(names: readonly string[]): string {
  return new Intl.ListFormat("en", { type: "disjunction" }).format(names);
}

/** Whether a value is an empty text, which text-mistakes.ts reports. */
function isBlank(value: unknown): boolean {
  return typeof value === "string" && value.trim() === "";
}
