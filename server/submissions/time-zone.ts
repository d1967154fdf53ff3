import { type FormValues, TIME_ZONE_FIELD } from "#forms/contract.ts";

/** The time zone among a form's values, where it is one; a wrong one is no reason to refuse. */
export function timeZoneIn(values: FormValues): FormValues {
  const timeZone = values[TIME_ZONE_FIELD];
  if (!timeZone || !isTimeZone(timeZone)) return {};
  return { [TIME_ZONE_FIELD]: timeZone };
}

/** By name, as browsers tell it; not an offset, which says nothing about where somebody is. */
function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][\w+/-]{0,63}$/.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}
