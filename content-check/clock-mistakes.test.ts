import { school } from "#content/school.ts";
import { summarySchedule } from "#content/summary.ts";
import { expect, test } from "vitest";

import { clockMistakes } from "./clock-mistakes.ts";

const good = { school: { school }, summary: { summarySchedule } };

test("the site’s content has a valid time zone and summary schedule", () => {
  expect(clockMistakes(good)).toEqual([]);
});

test("an unknown time zone is reported, with an example of a valid one", () => {
  const [mistake] = clockMistakes({
    ...good,
    school: { school: { timeZone: "America/Vallarta" } },
  });
  expect(mistake).toMatch(/content\/school\.ts.*“America\/Vallarta”.*America\/Mexico_City/);
});

test("a weekday or an hour that does not exist is reported", () => {
  for (const [schedule, named] of [
    [{ weekday: "Lunes", hour: 8 }, "“Lunes”"],
    [{ weekday: "Monday", hour: 24 }, "hour is 24"],
    [{ weekday: "Monday", hour: 8.5 }, "hour is 8.5"],
    [{ weekday: "Monday", hour: "8 am" }, "hour is 8 am"],
  ] as const) {
    const mistakes = clockMistakes({ ...good, summary: { summarySchedule: schedule } });
    expect(mistakes).toEqual([expect.stringContaining(named)]);
  }
});
