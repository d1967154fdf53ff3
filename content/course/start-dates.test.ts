import { expect, test } from "vitest";

import { lastDay } from "./start-dates.ts";

test("a course ends one day before its start date plus its number of weeks", () => {
  expect(lastDay({ date: "2025-01-06" }, 4)).toBe("2025-02-02");
  expect(lastDay({ date: "2024-12-30" }, 1)).toBe("2025-01-05");
});
