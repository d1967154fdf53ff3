import { spelledDay } from "#content/calendar-day.ts";

const format = (options: Intl.DateTimeFormatOptions) => {
  const days = new Intl.DateTimeFormat("en-GB", { ...options, timeZone: "UTC" });
  return (date: string) =>
    days
      .format(new Date(`${date}T00:00:00Z`))
      .replace(",", "")
      .replace("Sept", "Sep");
};

/** A day (`YYYY-MM-DD`) in words. */
export const dayWords = {
  /** 1 March 2027 */
  plain: spelledDay,
  /** Mon 1 Mar 2027 */
  row: format({ weekday: "short", day: "numeric", month: "short", year: "numeric" }),
  /** Sun 28 Mar */
  short: format({ weekday: "short", day: "numeric", month: "short" }),
  /** Mar */
  month: format({ month: "short" }),
};
