import { weekdays } from "#content/course/weekdays.ts";
import { putAside } from "#content/mail/put-aside.ts";
import { summary } from "#content/mail/summary.ts";
import { expect, onTestFinished, test, vi } from "vitest";

import { referenceOf } from "#forms/reference-number.ts";
import { DAY, HOUR, MINUTE } from "../core/durations.ts";
import { applicant } from "../../tests/support/components/applicant.ts";
import { temporaryStore } from "../../tests/support/databases/temporary-store.ts";
import { fakeClock } from "../../tests/support/server/fake-clock.ts";
import { newSubmission } from "../../tests/support/server/sample-submission.ts";
import { startDelivery } from "../../tests/support/mail/start-delivery.ts";
import { silentLog } from "../../tests/support/server/silent-log.ts";
import { content } from "../../tests/support/site-content.ts";
import { addDays, schoolFormat } from "../core/school-clock.ts";
import type { SignInMail, SystemMail } from "../store/owed-mail.ts";
import { type Mail, PermanentFailure } from "../mail/transport.ts";
import { createSystemMailComposer } from "./compose-system-mail.ts";
import { startSystemMails } from "./enqueue-system-mails.ts";
import { type Interval, latestDueDate, mailId, nextDueDate } from "./schedule.ts";

const REFUSED = "zoe.refused@example.com";
const ID = "01a2049d-b244-7aed-97e8-fed561b89d23";
const SECOND_ID = "01a2049d-b244-7aed-97e8-fed561b89d24";
const SUMMARY = /^Website summary/;
const PUT_ASIDE = /^Put aside/;

/** One minute before a weekly summary is due. */
function beforeTheSummary(): number {
  const { date } = latestDueDate("weekly", fakeClock().now(), content);
  return nextDueDate("weekly", date, content).moment - MINUTE;
}

/** The mail-sending parts of a site; one applicant is refused permanently. */
async function mailingSite(startsAt = beforeTheSummary()) {
  const store = await temporaryStore();
  const clock = fakeClock(startsAt);
  /** By Message-ID: a mail whose lease ends while a fake day passes is sent again. */
  const sent = new Map<string, Mail>();
  let calendar = content;
  const composeSystemMail = createSystemMailComposer({
    settings: {
      mailFrom: "site@example.com",
      mailTo: "school@example.com",
      studioHosts: ["studio.example.com"],
    },
    content: () => calendar,
    store,
    clock,
    machine: { disk: async () => undefined, upkeep: () => undefined },
    alarmingErrors: async () => 0,
    mailProblems: async () => [],
    interval: "weekly",
  });
  const send = async (mail: Mail) => {
    if (mail.to === REFUSED) throw new PermanentFailure("550 no such user");
    sent.set(mail.messageId, mail);
  };
  const composeOther = async (mail: SystemMail | SignInMail) =>
    mail.kind === "sign-in" ? undefined : composeSystemMail(mail);
  const { delivery } = await startDelivery(send, { store, clock, composeOther });
  let hasChecked = Promise.withResolvers<void>();
  const start = (interval?: Interval) => {
    delivery.wake();
    const after: typeof clock.after = (milliseconds, callback) => {
      hasChecked.resolve();
      return clock.after(milliseconds, () => {
        hasChecked = Promise.withResolvers();
        callback();
      });
    };
    const { stop } = startSystemMails({
      store,
      clock: { ...clock, after },
      log: silentLog,
      interval,
      content: () => calendar,
    });
    onTestFinished(stop);
  };
  return {
    store,
    clock,
    sent,
    start,
    record: (id: string, change: Parameters<typeof newSubmission>[1] = {}, isHeld = false) =>
      store.submissions.record(newSubmission(id, change, { now: clock.now(), isHeld })),
    changeSummary(changed: Partial<typeof content.summary>) {
      calendar = { ...content, summary: { ...content.summary, ...changed } };
    },
    /** Waits until the site has looked which mails are due, then advances the clock. */
    async pass(milliseconds: number) {
      await hasChecked.promise;
      clock.pass(milliseconds);
    },
    /** Waits until at least that many mails with the subject have gone out. */
    received: (subject: RegExp, count = 1) =>
      vi.waitFor(() => {
        delivery.wake();
        const found = [...sent.values()].filter((mail) => subject.test(mail.subject));
        expect(found.length).toBeGreaterThanOrEqual(count);
        return found;
      }, 20_000),
  };
}

test("an applicant whose receipt was refused is listed with name and phone number in the next summary only", async () => {
  const { store, record, start, pass, received } = await mailingSite();
  const fields = { ...applicant("refused"), courseDates: "January 6th 2025", email: REFUSED };
  await record(ID, { form: "application", email: REFUSED, fields: JSON.stringify(fields) });
  start("weekly");
  await expect.poll(async () => (await store.reports.inState("dead")).receipt).toBe(1);
  await pass(20 * MINUTE);
  const [mail] = await received(SUMMARY);
  expect(mail?.subject).toBe("Website summary: 1 application; one applicant could not be reached");
  expect(mail).toMatchObject({ to: "school@example.com" });
  expect(mail?.html).toContain("https://studio.example.com/people/01a2049d-");
  for (const body of [mail?.text, mail?.html]) {
    expect(body).toContain(summary.undelivered.heading);
    expect(body).toContain(summary.writers.heading);
    expect(body).toContain(`${fields.name} ${fields.lastName}`);
    expect(body).toContain(fields.phoneNumber);
  }
  await pass(7 * DAY);
  const [, next] = await received(SUMMARY, 2);
  expect(next?.text).not.toContain(summary.undelivered.heading);
});

test("the morning after submissions were put aside, one mail says what and why, with a link for each, no command, and nothing of what they say", async () => {
  const { sent, record, start, pass, received } = await mailingSite();
  start();
  const fields = JSON.stringify({ email: "mina@example.com", message: "Buy VIAGRA" });
  await record(ID, { fields }, true);
  await pass(20 * MINUTE);
  const [mail] = await received(PUT_ASIDE);
  for (const body of [mail?.text, mail?.html]) {
    expect(body).toContain(`${putAside.form.contact} ${referenceOf(ID)}`);
    expect(body).toContain(putAside.reasons.links);
    expect(body).toContain(`https://studio.example.com/people/${ID}`);
    expect(body).not.toMatch(/npm run|VIAGRA|mina@/);
  }
  // No mail is sent on days on which nothing was put aside.
  await pass(DAY);
  await pass(DAY);
  await record(SECOND_ID, { fields: null, text: "Second" }, true);
  await pass(DAY);
  await received(PUT_ASIDE, 2);
  const mails = [...sent.values()];
  expect(mails).toHaveLength(2);
  expect(mails[1]?.subject).toBe(putAside.subject(2));
  expect(mails[1]?.text).toMatch(new RegExp(`${referenceOf(SECOND_ID)}[^]*${referenceOf(ID)}`));
});

test("a missed summary is sent later and covers the whole period", async () => {
  const { store, clock, start, received } = await mailingSite();
  const first = clock.now() + MINUTE;
  const id = mailId("summary", latestDueDate("weekly", first, content).date);
  await store.systemMails.enqueue({ id, kind: "summary", now: first });
  // The server is off while two summaries become due.
  clock.pass(15 * DAY);
  start("weekly");
  const summaries = await received(SUMMARY, 2);
  const format = schoolFormat("en-GB", { day: "numeric", month: "long", year: "numeric" });
  const day = (moment: number) => format(moment, content.school.timeZone);
  expect(summaries.map(({ text }) => text).join()).toContain(
    summary.period(day(first), day(latestDueDate("weekly", clock.now(), content).moment)),
  );
});

test("after a change of the weekday, no summary is sent about days that were told already", async () => {
  const { store, clock, sent, start, changeSummary, pass, received } = await mailingSite();
  const { date, moment } = latestDueDate("weekly", clock.now() + MINUTE, content);
  for (const days of [-7, 0]) {
    const id = mailId("summary", addDays(date, days));
    await store.systemMails.enqueue({ id, kind: "summary", now: moment + days * DAY });
  }
  clock.pass(DAY);
  const weekday = weekdays[(weekdays.indexOf(content.summary.weekday) + 2) % weekdays.length];
  changeSummary({ weekday: weekday ?? "Monday" });
  start("weekly");
  await pass(DAY + MINUTE);
  await received(SUMMARY, 3);
  expect([...sent.keys()].join()).toContain(mailId("summary", addDays(date, 2)));
  expect(sent.size).toBe(3);
});

test("after a change to a later hour, the next summary begins where the last one ended", async () => {
  const { clock, record, start, changeSummary, pass, received } = await mailingSite();
  start("weekly");
  await pass(20 * MINUTE);
  await received(SUMMARY);
  await record("one", { received_at: new Date(clock.now()).toISOString() });
  changeSummary({ hour: content.summary.hour + 3 });
  await pass(7 * DAY + 3 * HOUR);
  const [, next] = await received(SUMMARY, 2);
  expect(next?.subject).toContain("1 message");
});

test("a new site sends no summary of the week before its setup", async () => {
  const afterOne = beforeTheSummary() + 2 * DAY;
  const { sent, record, start, pass, received } = await mailingSite(afterOne);
  start("weekly");
  await pass(3 * DAY);
  await record("one");
  await pass(MINUTE);
  await received(/Contact Form/);
  expect(sent.size).toBe(1);
});
