import { summary as words } from "#content/mail/summary.ts";
import type { StartDate } from "#content/course/start-dates.ts";
import { expect, test } from "vitest";

import { temporaryStore } from "../../tests/support/databases/temporary-store.ts";
import { addDays, schoolDate } from "../core/school-clock.ts";
import { readSummaryFigures } from "./summary-figures.ts";
import { summaryBody } from "./summary-mail.ts";
import { content } from "../../tests/support/site-content.ts";

const { school } = content;
const today = (moment: number) => schoolDate(moment, school.timeZone);

const DAY = 86_400_000;
const NOW = Date.UTC(2025, 0, 6, 14);

/** A weekly summary; each start date is one of the given numbers of days after it. */
async function summaryBefore(...days: readonly number[]) {
  return summaryWith({ days });
}

interface Figures {
  days: readonly number[];
  /** Errors in visitors' browsers that need attention. */
  errors?: number;
  mailProblems?: readonly string[];
  /** Why a server cannot show what was published. */
  refused?: readonly string[];
}

async function summaryWith({ days, errors = 0, mailProblems = [], refused = [] }: Figures) {
  const {
    reports,
    content: { refusals },
  } = await temporaryStore();
  for (const problem of refused) await refusals.put({ server: "a", version: 1, problem }, NOW);
  const startDates: StartDate[] = days.map((ahead) => {
    const date = addDays(today(NOW), ahead);
    return { date, month: date, label: `start ${date}` };
  });
  return summaryBody(
    await readSummaryFigures(
      {
        reports,
        disk: async () => undefined,
        refusals,
        alarmingErrors: async () => errors,
        mailProblems: async () => mailProblems,
        content: { school, startDates },
      },
      { now: NOW, period: { from: NOW - 7 * DAY, to: NOW }, nextAt: NOW + 7 * DAY },
    ),
    school,
    undefined,
  );
}

test("the first summary within 60 days of the last start date begins with a reminder, and so does the first within 30 days", async () => {
  for (const days of [60, 57, 30, 24]) {
    const { text, html } = await summaryBefore(1, days);
    const warning = words.dates.ends(`start ${addDays(today(NOW), days)}`, days);
    expect(text.split("\n")[0]).toBe(warning);
    expect(html).toContain(warning);
  }
});

test("a summary has no reminder if the last start date is over 60 days away, or if the reminder was in an earlier summary", async () => {
  for (const days of [90, 61, 50, 31, 20]) {
    expect((await summaryBefore(1, days)).text, String(days)).not.toContain("The last start date");
  }
});

test("every summary begins with a warning when there is no future start date", async () => {
  const { text } = await summaryBefore();
  expect(text.split("\n")[0]).toBe(words.dates.none);
});

test("a summary says how often pages failed in visitors’ browsers only if that needs attention", async () => {
  const { text } = await summaryWith({ days: [90], errors: 34 });
  expect(text).toContain(words.problems.errors(34));
  expect((await summaryBefore(90)).text).not.toContain("browsers");
});

test("a summary says so when a server cannot show what was published", async () => {
  const { text } = await summaryWith({ days: [90], refused: ["No heading"] });
  expect(text).toContain(words.problems.content);
  expect((await summaryBefore(90)).text).not.toContain("published");
});

test("a summary says what is wrong with the DNS records of the school’s mails", async () => {
  const { text, html } = await summaryWith({ days: [90], mailProblems: ["SPF: there are two."] });
  expect(text).toContain("- SPF: there are two.");
  expect(html).toContain("SPF: there are two.");
});
