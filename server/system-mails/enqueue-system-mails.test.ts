import { putAside } from "#content/mail/put-aside.ts";
import { summary } from "#content/mail/summary.ts";
import { describe, expect, test, vi } from "vitest";

import { DAY, MINUTE } from "../core/durations.ts";
import { applicant } from "../../tests/support/components/applicant.ts";
import { databases, sqliteDatabase } from "../../tests/support/databases/databases.ts";
import { fakeClock } from "../../tests/support/server/fake-clock.ts";
import type { MailServer } from "../../tests/support/mail/mail-server.ts";
import { smtpError, temporaryMailServer } from "../../tests/support/mail/temporary-mail-server.ts";
import { newSubmission } from "../../tests/support/server/sample-submission.ts";
import { startMailing } from "../../tests/support/mail/start-mailing.ts";
import { schoolFormat } from "../core/school-clock.ts";
import { latestDueDate, nextDueDate } from "./schedule.ts";
import { content } from "../../tests/support/site-content.ts";

const REFUSED = "zoe.refused@example.com";

/** A mail server that refuses one applicant permanently and accepts all other mails. */
function mailServer(): Promise<MailServer> {
  return temporaryMailServer({
    onRcptTo: ({ address }, _session, done) => done(address === REFUSED ? smtpError(550) : null),
  });
}

/** One minute before a weekly summary is due. */
const beforeTheSummary = () =>
  nextDueDate("weekly", latestDueDate("weekly", fakeClock().now(), content).date, content).moment -
  MINUTE;

/**
 * The mails that arrived, each once: a fake day passes at once, and a mail whose lease ends before
 * its delivery is recorded is sent again with the same Message-ID.
 */
const distinct = (server: MailServer) => [
  ...new Map(server.received.map((mail) => [mail.messageId, mail])).values(),
];

/** Waits until at least that many mails with the subject have arrived. */
const received = (server: MailServer, subject: RegExp, count = 1) =>
  vi.waitFor(() => {
    const found = distinct(server).filter((mail) => subject.test(mail.subject ?? ""));
    expect(found.length).toBeGreaterThanOrEqual(count);
    return found;
  }, 20_000);

const SUMMARY = /^Website summary/;
const PUT_ASIDE = /^Put aside/;

describe.each(databases)("system mails to the school on %s", (_name, database) => {
  test("a week without submissions gets a summary that says so, and that all is well", async () => {
    const { store } = await database();
    const server = await mailServer();
    const clock = fakeClock(beforeTheSummary());
    const { pass } = await startMailing({ store, clock, smtpUrl: server.url });
    await pass(20 * MINUTE);
    const [mail] = await received(server, SUMMARY);
    expect(mail?.subject).toBe("Website summary: nobody wrote");
    expect(mail?.to?.[0]?.address).toBe("school@example.com");
    expect(mail?.text).toContain(summary.allIsWell);
    expect(server.received).toHaveLength(1);
  });

  test("an applicant whose receipt was refused is listed with name and phone number in the next summary only", async () => {
    const { store } = await database();
    const server = await mailServer();
    const clock = fakeClock(beforeTheSummary());
    const fields = { ...applicant("refused"), courseDates: "January 6th 2025", email: REFUSED };
    await store.submissions.record(
      newSubmission(
        "01a2049d-b244-7aed-97e8-fed561b89d23",
        { form: "application", email: REFUSED, fields: JSON.stringify(fields) },
        { now: clock.now() },
      ),
    );
    const { pass } = await startMailing({ store, clock, smtpUrl: server.url });
    await vi.waitFor(
      async () => expect((await store.reports.inState("dead")).receipt).toBe(1),
      20_000,
    );
    await pass(20 * MINUTE);
    const [mail] = await received(server, SUMMARY);
    expect(mail?.subject).toBe(
      "Website summary: 1 application; one applicant could not be reached",
    );
    expect(mail?.html).toContain("https://studio.example.com/people/01a2049d-");
    for (const body of [mail?.text, mail?.html]) {
      expect(body).toContain(summary.undelivered.heading);
      expect(body).toContain(summary.writers.heading);
      expect(body).toContain(`${fields.name} ${fields.lastName}`);
      expect(body).toContain(fields.phoneNumber);
    }
    await pass(7 * DAY);
    const [, next] = await received(server, SUMMARY, 2);
    expect(next?.text).not.toContain(summary.undelivered.heading);
  });

  test("the morning after submissions were put aside, one mail says who wrote what and why, with two links for each and no command", async () => {
    const { store } = await database();
    const server = await mailServer();
    const clock = fakeClock(beforeTheSummary());
    const { pass } = await startMailing({ store, clock, smtpUrl: server.url, summary: "off" });
    const text = `Hello, I am real. ${"x".repeat(600)} the end`;
    const id = "01a2049d-b244-7aed-97e8-fed561b89d23";
    const fields = JSON.stringify({ email: "mina@example.com", message: text });
    await store.submissions.record(
      newSubmission(id, { fields, held_for: "links" }, { now: clock.now(), isHeld: true }),
    );
    await pass(20 * MINUTE);
    const [mail] = await received(server, PUT_ASIDE);
    expect(mail?.text).toContain("Hello, I am real.");
    expect(mail?.text).not.toContain("the end");
    for (const body of [mail?.text, mail?.html]) {
      expect(body).toContain("mina@example.com");
      expect(body).toContain(putAside.reasons.links);
      expect(body).toContain(`https://studio.example.com/people/${id}#real`);
      expect(body).toContain(`https://studio.example.com/people/${id}#advertising`);
      expect(body).not.toContain("npm run");
    }
    // No mail is sent on days on which nothing was put aside.
    await pass(DAY);
    await pass(DAY);
    await store.submissions.record(
      newSubmission(
        "another",
        { fields: null, text: "Second" },
        { now: clock.now(), isHeld: true },
      ),
    );
    await pass(DAY);
    await received(server, PUT_ASIDE, 2);
    const mails = distinct(server);
    expect(mails).toHaveLength(2);
    expect(mails[1]?.subject).toBe(putAside.subject(2));
    expect(mails[1]?.text).toMatch(/Second[^]*Hello, I am real/);
  });
});

test("a missed summary is sent later and covers the whole period", async () => {
  const { store } = await sqliteDatabase();
  const server = await mailServer();
  const clock = fakeClock(beforeTheSummary());
  const receivedAt = (moment: number) => ({ received_at: new Date(moment).toISOString() });
  const first = clock.now() + MINUTE;
  await store.systemMails.enqueue({
    id: `summary-${latestDueDate("weekly", first, content).date}`,
    kind: "summary",
    now: first,
  });
  await store.submissions.record(
    newSubmission("one", receivedAt(first + MINUTE), { now: first + MINUTE }),
  );
  // The server is off while two summaries become due.
  clock.pass(15 * DAY);
  await startMailing({ store, clock, smtpUrl: server.url });
  const summaries = await received(server, SUMMARY, 2);
  const format = schoolFormat("en-GB", { day: "numeric", month: "long", year: "numeric" });
  const day = (moment: number) => format(moment, content.school.timeZone);
  expect(summaries.map(({ text }) => text).join()).toContain(
    summary.period(day(first), day(latestDueDate("weekly", clock.now(), content).moment)),
  );
});

test("a new site sends no summary of the week before its setup", async () => {
  const { store } = await sqliteDatabase();
  const server = await mailServer();
  const clock = fakeClock(beforeTheSummary() + 2 * DAY);
  const { pass } = await startMailing({ store, clock, smtpUrl: server.url });
  await pass(3 * DAY);
  await store.submissions.record(newSubmission("one", {}, { now: clock.now() }));
  await pass(MINUTE);
  await received(server, /Contact Form/);
  expect(server.received).toHaveLength(1);
});
