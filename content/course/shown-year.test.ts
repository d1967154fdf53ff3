import { expect, test } from "vitest";

import { withShownYear } from "./shown-year.ts";

const startDates = [{ date: "2027-03-01" }, { date: "2026-09-07" }, { date: "2025-01-06" }];
const shownYear = (day: string, defaultYear: number) =>
  withShownYear({ startDates, defaultYear }, day).defaultYear;

test("visitors see the year of the next course first, in whatever order the dates are", () => {
  expect(shownYear("2026-01-01", 2025)).toBe(2026);
  expect(shownYear("2026-10-01", 2025)).toBe(2027);
});

test("a year of which only full courses are to come is not first while another has places", () => {
  const full = { date: "2026-12-07", places: "full" } as const;
  const years = (dates: Parameters<typeof withShownYear>[0]["startDates"]) =>
    withShownYear({ startDates: dates, defaultYear: 2025 }, "2026-11-28").defaultYear;
  expect(years([full, { date: "2027-01-11" }])).toBe(2027);
  expect(years([full, { ...full, date: "2027-01-11" }])).toBe(2026);
});

test("once every course has started the year that the content names is first, or else the last one", () => {
  expect(shownYear("2028-01-01", 2026)).toBe(2026);
  expect(shownYear("2028-01-01", 2024)).toBe(2027);
});
