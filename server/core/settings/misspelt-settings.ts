import { editDistance } from "#forms/edit-distance.ts";

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
