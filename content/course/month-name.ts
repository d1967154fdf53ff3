const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );

/** The English month of a day (`2027-03-01`) or a month (`2027-03`). By a list: creating an `Intl` format takes milliseconds. */
export function monthName(day: string): string {
  return MONTHS[Number(day.slice(5, 7)) - 1] ?? "";
}
