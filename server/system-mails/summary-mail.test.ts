import { summary as words } from "#content/mail/summary.ts";
import type { StartDate } from "#content/course/start-dates.ts";
import { expect, test } from "vitest";

import { DAY } from "../core/durations.ts";
import type { Store } from "../store/create-store.ts";

import { temporaryStore } from "../../tests/support/databases/temporary-store.ts";
import { newSubmission } from "../../tests/support/server/sample-submission.ts";
import { addDays, schoolDate } from "../core/school-clock.ts";
import type { Machine } from "../admin/machine.ts";
import { readSummaryFigures } from "./summary-figures.ts";
import { summaryBody } from "./summary-mail.ts";
import { content } from "../../tests/support/site-content.ts";

const { school } = content;
const today = (moment: number) => schoolDate(moment, school.timeZone);

const NOW = Date.UTC(2025, 0, 6, 14);
const doing = { by: "ana", now: NOW, newId: () => "event" };

interface Figures {
  /** How many days after the summary courses start. */
  days?: readonly number[];
  /** Errors in visitors' browsers that need attention. */
  errors?: number;
  mailProblems?: readonly string[];
  upkeep?: NonNullable<ReturnType<Machine["upkeep"]>>;
  /** Stores what the summary finds. */
  prepare?: (store: Store) => Promise<void>;
}

/** A weekly summary. */
async function summaryWith(figures: Figures) {
  const { days = [90], errors = 0, mailProblems = [], upkeep, prepare } = figures;
  const store = await temporaryStore();
  await prepare?.(store);
  const startDates: StartDate[] = days.map((ahead) => {
    const date = addDays(today(NOW), ahead);
    return { date, month: date, label: `start ${date}` };
  });
  return summaryBody(
    await readSummaryFigures(
      {
        store,
        machine: { disk: async () => undefined, upkeep: () => upkeep },
        alarmingErrors: async () => errors,
        mailProblems: async () => mailProblems,
        content: { school, startDates },
      },
      { now: NOW, period: { from: NOW - 7 * DAY, to: NOW }, nextAt: NOW + 7 * DAY },
    ),
    { school, mailWords: {} },
    undefined,
  );
}

test("the first summary within 60 days of the last start date begins with a reminder, and so does the first within 30 days", async () => {
  for (const days of [60, 57, 30, 24]) {
    const { text, html } = await summaryWith({ days: [1, days] });
    const warning = words.dates.ends(`start ${addDays(today(NOW), days)}`, days);
    expect(text.split("\n")[0]).toBe(warning);
    expect(html).toContain(warning);
  }
});

test("a summary has no reminder if the last start date is over 60 days away, or if the reminder was in an earlier summary", async () => {
  for (const days of [90, 61, 50, 31, 20]) {
    const { text } = await summaryWith({ days: [1, days] });
    expect(text, String(days)).not.toContain("The last start date");
  }
});

test("every summary begins with a warning when there is no future start date", async () => {
  const { text } = await summaryWith({ days: [] });
  expect(text.split("\n")[0]).toBe(words.dates.none);
  expect(text).not.toContain(words.allIsWell);
});

test("a summary names errors in browsers, content that cannot be shown and DNS records, if there are any", async () => {
  const usual = (await summaryWith({})).text;
  const prepare = ({ content: { refusals } }: Store) =>
    refusals.put({ server: "a", problem: "No heading" }, NOW);
  const problems = { errors: 34, mailProblems: ["SPF: there are two."], prepare };
  const { text, html } = await summaryWith(problems);
  for (const said of [words.problems.errors(34), words.problems.content, "SPF: there are two."]) {
    expect(text).toContain(said);
    expect(html).toContain(said);
    expect(usual).not.toContain(said);
  }
});

test("a summary asks every week for a copy of the backups elsewhere until there is one, but only on a server that deploy/one has installed", async () => {
  const copied = (offSiteAt: number | undefined) => ({ offSiteAt, node: undefined });
  const said = async (upkeep: NonNullable<ReturnType<Machine["upkeep"]>>) =>
    (await summaryWith({ upkeep })).text;
  expect(await said(copied(undefined))).toContain(words.problems.noCopy);
  expect(await said(copied(NOW - 3 * DAY))).toContain(words.problems.oldCopy);
  expect(await said(copied(NOW - DAY))).toContain(words.allIsWell);
  const { subject, text } = await summaryWith({});
  expect(subject).toBe("Website summary: nobody wrote");
  expect(text).toContain(words.allIsWell);
});

test("the summary of the week in which Node was renewed says so, and whether the site starts with it", async () => {
  const said = async (isUsed: boolean, at: number) => {
    const node = { isUsed, before: "v24.1.0", after: "v24.2.0", at };
    return (await summaryWith({ upkeep: { offSiteAt: NOW, node } })).text;
  };
  expect(await said(true, NOW - DAY)).toContain(words.node("v24.1.0", "v24.2.0"));
  expect(await said(false, NOW - DAY)).toContain(words.problems.node("v24.1.0", "v24.2.0"));
  expect(await said(true, NOW - 8 * DAY)).not.toContain("v24.2.0");
});

test("a summary names who waits once somebody has for more than two days, unless the school has never set a step", async () => {
  const received = (days: number) => ({
    received_at: new Date(NOW - days * DAY).toISOString(),
    email: `mina-${days}@example.com`,
    fields: JSON.stringify({ name: "Mina", lastName: `of ${days} days`, email: "a@example.com" }),
  });
  const waiting = { old: 9, older: 11, recent: 1, held: 12, answered: 13 };
  const prepare = async ({ submissions }: Store) => {
    for (const [id, days] of Object.entries(waiting)) {
      await submissions.record(newSubmission(id, received(days), { isHeld: id === "held" }));
    }
  };
  const unused = await summaryWith({ prepare });
  expect(unused.text).not.toContain(words.unanswered.heading);
  const { text, html } = await summaryWith({
    async prepare(store) {
      await prepare(store);
      await store.admin.setStep("answered", { from: "new", to: "answered" }, doing);
    },
  });
  expect(text).toContain(`- ${words.problems.unanswered("Mina of 11 days", 2)}`);
  expect(text).toMatch(
    /Mina of 11 days \(.{7}\): 11 days\nMina of 9 days \(.{7}\): 9 days\nMina of 1 days \(.{7}\): 1 day\n/,
  );
  expect(text).not.toMatch(/Mina of (12|13) days? \(/);
  expect(html).toContain(words.unanswered.heading);
});

test("a summary counts everybody who waits, and names the first twenty", async () => {
  const received_at = new Date(NOW - 9 * DAY).toISOString();
  const { text, html } = await summaryWith({
    async prepare({ submissions, admin }) {
      for (let number = 0; number < 24; number += 1) {
        const change = { received_at, email: `${number}@example.com` };
        await submissions.record(newSubmission(`waits-${number}`, change));
      }
      await admin.setStep("waits-0", { from: "new", to: "answered" }, doing);
    },
  });
  expect(text).toMatch(/^- 23 people wait for your answer, /m);
  for (const body of [text, html]) expect(body).toContain(words.more(3));
});

test("a summary says how many came from refused addresses, but nothing of what was marked itself", async () => {
  const { text, html } = await summaryWith({
    async prepare({ submissions, admin }) {
      const email = "forged@example.com";
      const received_at = new Date(NOW - DAY).toISOString();
      const earlier = { ...doing, now: NOW - 2 * DAY + 1 };
      await submissions.record(newSubmission("spam", { email }, { now: NOW - 2 * DAY }));
      await admin.refuseSender(email, earlier);
      await admin.markAdvertising("spam", earlier);
      await submissions.record(newSubmission("owner", { email, received_at }, { now: NOW - DAY }));
    },
  });
  for (const body of [text, html]) expect(body).toContain(words.writers.refused(1));
});
