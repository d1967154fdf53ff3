/** One part of the website’s health, as far as it can be seen from where the check runs. */
export interface Check {
  title: string;
  state: "good" | "attention" | "unknown";
  /** What was found. */
  says: string;
  /** What the reader should do, if anything. */
  todo?: string;
  link?: { to: string; label: string };
  /** Whether the result is still to come: look again soon. */
  isPending?: boolean;
  details?: readonly string[];
}

/** Creates a check. Its `todo` is included only if it needs attention, unless `more` has one. */
export function check(
  { title, todo }: { title: string; todo?: string },
  state: Check["state"],
  says: string,
  more: Partial<Check> = {},
): Check {
  return { title, state, says, ...(state === "attention" && todo && { todo }), ...more };
}
