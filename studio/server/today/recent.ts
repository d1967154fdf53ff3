/** Milliseconds for which what was found is what is so. */
const RECENT = 5 * 60_000;

/** Remembers what was found last, for as long as it is what is so. */
export function createRecent<Found>(now: () => number) {
  let last: { found: readonly Found[]; at: number } | undefined;
  return {
    keep(found: readonly Found[]) {
      last = { found, at: now() };
    },
    read: (): readonly Found[] => (last && now() - last.at < RECENT ? last.found : []),
  };
}
