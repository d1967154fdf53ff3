import type { AttentionKind } from "../attention.ts";

/** One part of the website’s health, as far as it can be seen from where the check runs. */
export interface Check {
  title: string;
  /** What it is about, if the site’s state alone tells that, too. */
  kind?: AttentionKind;
  state: "good" | "attention" | "unknown";
  says: string;
  /** For the owner, if it is not in order: what it means for the school. */
  matters?: string | undefined;
  /** What the reader should do, if anything. */
  todo?: string | undefined;
  link?: { to: string; label: string } | undefined;
  details?: readonly string[];
}

/** Creates a check, with what it means and what to do if it needs attention. */
export function check(
  { title, matters, todo }: Pick<Check, "title" | "matters" | "todo">,
  state: Check["state"],
  says: string,
  more: Partial<Check> = {},
): Check {
  return { title, state, says, ...(state === "attention" && { matters, todo }), ...more };
}
