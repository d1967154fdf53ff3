import type { Check } from "../../contract/health.ts";

/** Creates a check. Its `todo` is included only if it needs attention, unless `more` has one. */
export function check(
  { title, todo }: { title: string; todo?: string },
  state: Check["state"],
  says: string,
  more: Partial<Check> = {},
): Check {
  return { title, state, says, ...(state === "attention" && todo && { todo }), ...more };
}
