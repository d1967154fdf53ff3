import { type FormValues, TIME_ZONE_FIELD } from "#forms/contract.ts";

/** The time zone from a form's values; an invalid one is ignored. */
export function timeZoneIn(values: FormValues): FormValues {
  const timeZone = values[TIME_ZONE_FIELD];
  if (!timeZone || !isTimeZone(timeZone)) return {};
  return { [TIME_ZONE_FIELD]: timeZone };
}

/** Accepts names such as Europe/Berlin, but no offsets such as +01:00, which name no place. */
function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][\w+/-]{0,63}$/.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}
