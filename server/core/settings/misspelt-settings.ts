/** Shorter names are not compared, because they resemble too many other variables. */
const SHORTEST_NAME = 6;
const MOST_TYPOS = 2;

/** A sentence for each environment variable whose name is nearly that of a setting. */
export function findMisspeltSettings(
  environment: Readonly<Record<string, string | undefined>>,
  settingNames: readonly string[],
): string[] {
  return Object.keys(environment).flatMap((name) => {
    if (settingNames.includes(name) || name.length < SHORTEST_NAME) return [];
    const meant = settingNames.find(
      (setting) =>
        setting.length >= SHORTEST_NAME && editDistance(name.toUpperCase(), setting) <= MOST_TYPOS,
    );
    return meant ? [`${name} is no setting and has no effect. Did you mean ${meant}?`] : [];
  });
}

/** Damerau–Levenshtein distance: letters inserted, left out, replaced, or swapped with the next. */
function editDistance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > MOST_TYPOS) return MOST_TYPOS + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        (row[j - 1] ?? 0) + 1,
        (last[j] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}
