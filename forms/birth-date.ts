/**
 * Whether a date of birth (`YYYY-MM-DD`) is probably mistyped: before 1900, in the future, or of
 * somebody under 16. Texts in other formats are not judged.
 */
export function isUnlikelyBirthDate(date: string, today: string): boolean {
  const day = asNumber(date);
  return day > 0 && (day < 1900_01_01 || day > asNumber(today) - 16_00_00);
}

/** `1990-05-12` as 19900512: as texts, years of more than four digits would compare wrongly. */
function asNumber(date: string): number {
  return Number(date.replaceAll("-", ""));
}
