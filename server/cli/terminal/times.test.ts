import { PassThrough } from "node:stream";
import { expect, test } from "vitest";

import { content } from "../../../tests/support/site-content.ts";
import { createScreen } from "./terminal.ts";
import { duration, parseDay, parseDays, timeFor } from "./times.ts";

test("a date option must be a valid ISO 8601 date, and an age option a whole number of days such as 90d", () => {
  expect(parseDay("2024-02-29")).toBe("2024-02-29");
  for (const text of ["2025-02-29", "2025-1-6", "06/01/2025", "yesterday", ""]) {
    expect(() => parseDay(text), text).toThrow("Write a day");
  }
  for (const text of ["90", "-1d", "1.5d", "d", ""]) {
    expect(() => parseDays(text), text).toThrow("Write a number of days");
  }
});

test("times are printed in the school’s time zone on a terminal, and in ISO 8601 to a pipe", () => {
  const moment = "2025-01-06T03:04:05.678Z";
  const timeOn = (isTerminal: boolean) => {
    const screen = { ...createScreen(new PassThrough(), new PassThrough()), isTerminal };
    return timeFor({ screen, content: () => content }, moment);
  };
  expect(timeOn(true)).toBe("2025-01-05 21:04");
  expect(timeOn(false)).toBe(moment);
});

test("durations are rounded to minutes, hours or days", () => {
  const minute = 60_000;
  expect([0, 119, 120, 47 * 60, 48 * 60].map((minutes) => duration(minutes * minute))).toEqual([
    "0 min",
    "119 min",
    "2 h",
    "47 h",
    "2 days",
  ]);
});
