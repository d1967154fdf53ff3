import { expect, test } from "vitest";

import { isUnlikelyBirthDate } from "./birth-date.ts";

test("a date of birth before 1900, in the future or of somebody under 16 is unlikely", () => {
  const today = "2026-02-28";
  const unlikely = ["0090-05-12", "1899-12-31", "2010-03-01", "2026-02-28", "2090-05-12"];
  const plausible = ["1900-01-01", "1990-05-12", "2010-02-28"];
  // Chromium accepts years of up to six digits.
  const overlong = ["19900-05-12", "275760-09-13"];
  const unknown = ["", "05/12/1990", "12 May 1990"];
  const judged = [...unlikely, ...plausible, ...overlong, ...unknown].filter((date) =>
    isUnlikelyBirthDate(date, today),
  );
  expect(judged).toEqual([...unlikely, ...overlong]);
});
