const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );

/** A month’s English name: 1 and 13 are January. From a list: creating an `Intl` format takes milliseconds. */
export function monthName(number: number): string {
  return MONTHS[(number - 1) % 12] ?? "";
}
