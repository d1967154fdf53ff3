/** Whether a text is a day of the calendar (`1994-03-17`), unlike `1994-02-30`. */
export function isDay(text: string): boolean {
  const moment = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}

const SPELLED = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** A day (`1994-03-17`) as people write it, “17 March 1994”, or what else was typed. */
export function spelledDay(day: string): string {
  return isDay(day) ? SPELLED.format(Date.parse(day)) : day;
}
