import { randomUUID as newId } from "node:crypto";
import { expect, test } from "vitest";

import { newSubmission } from "#tests/support/server/sample-submission.ts";
import { temporaryStudio } from "#tests/support/databases/temporary-studio.ts";
import { content } from "#tests/support/site-content.ts";
import { readNumbers } from "./school-numbers.ts";

test("only courses whose day is known to be past have begun; the others say if they are not listed", async () => {
  await temporaryStudio().use(async (open) => {
    const startDates = [
      { date: "2027-01-04", month: "January 4th", label: "January 4th 2027" },
      { date: "2027-03-01", month: "1 de marzo", label: "1 de marzo de 2027" },
      { date: "2027-04-05", month: "April 5th", label: "April 5th 2027" },
    ];
    const removed = ["January 6th 2025", "May 3rd 2027", "Spring 2026"];
    for (const courseDates of [...removed, ...startDates.map(({ label }) => label)]) {
      const fields = JSON.stringify({ courseDates });
      const application = newSubmission(courseDates, { form: "application", fields });
      await open.store.submissions.record(application);
    }
    const now = Date.UTC(2027, 2, 1, 20);
    const { courses, begun } = await readNumbers(open, { ...content, startDates }, now);
    const shown = (some: typeof courses) => some.map((one) => [one.answer, one.isListed]);
    expect(shown(begun)).toEqual([
      ["1 March 2027", true],
      ["4 January 2027", true],
      ["6 January 2025", false],
    ]);
    expect(shown(courses)).toEqual([
      ["Spring 2026", false],
      ["5 April 2027", true],
      ["3 May 2027", false],
    ]);
  });
});

test("who is booked and has written again is counted once, and said beside the steps", async () => {
  await temporaryStudio().use(async (open) => {
    const { admin, submissions } = open.store;
    const [january, february] = ["2027-01-06T09:00:00.000Z", "2027-02-06T09:00:00.000Z"];
    const applied = { form: "application", received_at: january } as const;
    await submissions.record(newSubmission("booked", applied));
    await admin.setStep("booked", { from: "new", to: "booked" }, { by: "ana", now: 1, newId });
    await submissions.record(newSubmission("asks", { received_at: february }));
    const other = { email: "other@example.com", received_at: february };
    await submissions.record(newSubmission("other", other));
    const { steps, months } = await readNumbers(open, content, Date.UTC(2027, 2, 1));
    expect(steps.map(({ people }) => people)).toEqual([1, 0, 0, 0, 1, 0]);
    expect(steps[0]?.again).toBe(1);
    expect(months.map(({ applied: those, asked }) => [those, asked])).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });
});
