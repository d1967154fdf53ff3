/** The light of the bay at the school's hour. */
export type DayPart = ReturnType<typeof dayPart>;

/** The hours at which the light changes; the sun of Puerto Vallarta sets between 18:15 and 20:30. */
const CHANGES = [
  [5, "night"],
  [12, "morning"],
  [17, "day"],
  [20, "evening"],
] as const;

/** The part of the day in which an hour is, from 0 to 23. */
export function dayPart(hour: number) {
  return CHANGES.find(([until]) => hour < until)?.[1] ?? "night";
}
