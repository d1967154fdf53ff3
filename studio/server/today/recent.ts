/** Milliseconds for which what was found is what is so. */
const RECENT = 5 * 60_000;

/** Remembers what was found last, for as long as it is what is so. */
export function createRecent<Found>(now: () => number) {
  let found: Found[] = [];
  let at = 0;
  return {
    keep: (those: Found[]) => void ([found, at] = [those, now()]),
    read: () => (now() - at < RECENT ? found : []),
  };
}
