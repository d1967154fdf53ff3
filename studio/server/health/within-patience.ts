import type { Clock } from "../../../server/core/clock.ts";

/** How long a page waits, in milliseconds: servers that do not answer take ten seconds or more. */
const PATIENCE = 2500;

/** A result, or what to show as long as there is none. */
export function withinPatience<Result, const Instead>(
  result: Promise<Result>,
  instead: Instead,
  clock: Pick<Clock, "after">,
): Promise<Result | Instead> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(PATIENCE, () => resolve(instead));
    result.then(resolve, reject).finally(cancel);
  });
}
