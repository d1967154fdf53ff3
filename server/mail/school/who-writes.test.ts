import { expect, test } from "vitest";

import { applicant } from "#tests/support/components/applicant.ts";
import { whoWrites } from "./who-writes.ts";

const TODAY = "2025-03-16";
const answers = { ...applicant("line"), courseDates: "February 3rd 2025" };

test("an applicant is described in one line: age, nationality, degree, first language, start date", () => {
  expect(whoWrites(answers, TODAY)).toBe(
    "30, Irish, BA in History, English first; February 3rd 2025",
  );
  expect(whoWrites(answers, "2025-03-17")).toMatch(/^31,/);
  const english = (isEnglishLanguage: string) =>
    whoWrites({ ...answers, isEnglishLanguage }, TODAY);
  expect(english("No, Spanish")).toContain("English not first");
  for (const native of ["native", "Native speaker", "native English", "Native English speaker."]) {
    expect(english(native), native).toContain("English first");
  }
  expect(english("Native Spanish speaker")).not.toContain("English");
});

test("what was left open, cannot be right or is not understood is left out", () => {
  for (const [change, line] of [
    [{ dateOfBirth: "0090-05-12" }, "Irish, BA in History, English first; February 3rd 2025"],
    [{ dateOfBirth: "1994-02-30" }, "Irish, BA in History, English first; February 3rd 2025"],
    [{ degreesGranted: "None" }, "30, Irish, English first; February 3rd 2025"],
    [{ degreesGranted: "n/a" }, "30, Irish, English first; February 3rd 2025"],
    [{ isEnglishLanguage: "Depends" }, "30, Irish, BA in History; February 3rd 2025"],
    [
      { nationality: "Irish\r\n\u001B[31m" },
      "30, Irish [31m, BA in History, English first; February 3rd 2025",
    ],
  ] as const) {
    expect(whoWrites({ ...answers, ...change }, TODAY)).toBe(line);
  }
  expect(whoWrites({ courseDates: "February 3rd 2025" }, TODAY)).toBe("February 3rd 2025");
  expect(whoWrites({}, TODAY)).toBeUndefined();
});

test("whatever is typed, the line is short and has no control characters", () => {
  const typed = `\0\u001B[31m\u009B${"💥x\r\n".repeat(60)}`;
  const fields = Object.keys(answers).map((field) => [field, typed]);
  const line = whoWrites(Object.fromEntries(fields), TODAY) ?? "";
  expect(line).toContain("💥x");
  expect(Array.from(line).length).toBeLessThan(300);
  expect(line).not.toMatch(/\p{Cc}/u);
});
