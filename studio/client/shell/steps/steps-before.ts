import type { Step } from "#forms/steps.ts";

/** By submission, the step that its row shows, and those that were set here since. */
const chosen = new Map<string, { shown: Step; set: readonly Step[] }>();

/**
 * The steps at which a submission may be when the next one is set: the one that its row shows, and
 * those that were set here before, which the row may not show yet. Remembers the next one as set.
 */
export function stepsBefore({ id, step: shown }: { id: string; step: Step }, next: Step): Step[] {
  const earlier = chosen.get(id);
  const set = earlier?.shown === shown ? earlier.set : [];
  chosen.set(id, { shown, set: [next, ...set] });
  return [...new Set([...set, shown])];
}
