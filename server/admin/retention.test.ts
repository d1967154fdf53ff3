import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";

import { type FakeClock, fakeClock } from "../../tests/support/server/fake-clock.ts";
import { newSubmission } from "../../tests/support/server/sample-submission.ts";
import { sampleMail } from "../../tests/support/mail/sample-mail.ts";
import { silentLog } from "../../tests/support/server/silent-log.ts";
import { temporaryFolder } from "../../tests/support/server/temporary-folder.ts";
import { temporaryStore } from "../../tests/support/databases/temporary-store.ts";
import { DAY, HOUR } from "../core/durations.ts";
import { createInboxTransport } from "../inbox/open-inbox.ts";
import { startRetention } from "./retention.ts";

/** A store, and a retention job that keeps submissions for thirty days once started. */
async function keptForThirtyDays(clock: FakeClock) {
  const store = await temporaryStore();
  const said: string[] = [];
  const data = temporaryFolder();
  const inbox = join(data, "inbox");
  const { send } = createInboxTransport(inbox, () => {});
  const keep = (details: object, message: string) =>
    said.push(`${message} ${JSON.stringify(details)}`);
  return {
    ...store,
    said,
    inbox,
    keepMail(id: string, days = 0) {
      const date = new Date(clock.now() - days * DAY);
      return send({ ...sampleMail("Hello"), messageId: `${id}@example.com`, date });
    },
    start() {
      const log = { ...silentLog, info: keep, error: keep };
      const database = { engine: "sqlite" as const, file: join(data, "site.db") };
      onTestFinished(startRetention({ store, settings: { database }, clock, log, days: 30 }).stop);
    },
    record(id: string, days: number, change = {}, state = {}) {
      const received_at = new Date(clock.now() - days * DAY).toISOString();
      return store.submissions.record(newSubmission(id, { received_at, ...change }, state));
    },
    isThere: async (id: string) => (await store.admin.find(id)) !== undefined,
  };
}

test("expired submissions are deleted a day after startup and then hourly, except those with unsent mails; their mails and old summaries leave the local inbox", async () => {
  const clock = fakeClock();
  const { outbox, record, isThere, start, said, inbox, keepMail } = await keptForThirtyDays(clock);
  await record("mistyped", 31, { form: "application" });
  await outbox.finish("mistyped", "sent", clock.now());
  const [receipt] = await outbox.claim({ now: clock.now(), leaseUntil: clock.now(), limit: 1 });
  await outbox.markDead({ id: "mistyped.receipt", attempt: receipt?.attempt ?? 0 }, 0, "550");
  await Promise.all([record("old", 31), record("owed", 31), record("recent", 28.99)]);
  await record("held", 31, {}, { isHeld: true });
  for (const id of ["old", "recent"]) await outbox.finish(id, "sent", clock.now());
  for (const id of ["old", "old.receipt", "recent", "owed"]) await keepMail(id);
  for (const days of [28, 32]) await keepMail(`summary-${days}`, days);

  start();
  await vi.waitFor(() => expect(said).toEqual([expect.stringContaining('{"due":2,"days":30}')]));
  clock.pass(DAY - 1);
  expect(await isThere("old")).toBe(true);
  clock.pass(1);
  await expect.poll(() => isThere("old")).toBe(false);
  expect(await isThere("mistyped")).toBe(false);
  expect(await isThere("recent")).toBe(true);
  const kept = () => readdirSync(inbox).map((file) => file.replace(/^[^_]+_(.+)\.eml$/, "$1"));
  await expect.poll(() => kept().toSorted()).toEqual(["owed", "recent", "summary-28"]);

  await vi.waitFor(() => expect(clock.nextTimerIn()).toBe(HOUR), 15_000);
  clock.pass(HOUR);
  await vi.waitFor(async () => expect(await isThere("recent")).toBe(false), 15_000);
  expect([await isThere("owed"), await isThere("held")]).toEqual([true, true]);
});

test("submissions whose mails cannot be deleted from the local inbox stay, so that the next run deletes both", async () => {
  const { submissions, outbox, record, isThere } = await keptForThirtyDays(fakeClock());
  await record("old", 31);
  await outbox.finish("old", "sent", 0);
  const purge = (deleteFiles: () => Promise<void>) =>
    submissions.purge("2030-01-01T00:00:00.000Z", deleteFiles);
  await expect(purge(() => Promise.reject(new Error("disk")))).rejects.toThrow("disk");
  expect(await isThere("old")).toBe(true);
  expect(await purge(async () => {})).toBe(1);
  expect(await isThere("old")).toBe(false);
});

test("retention deletes nothing and reports it when a wrong clock would expire most submissions", async () => {
  const clock = fakeClock();
  const { admin, outbox, record, start, said } = await keptForThirtyDays(clock);
  for (let index = 0; index < 12; index += 1) {
    await record(`${index}`, index);
    await outbox.finish(`${index}`, "sent", clock.now());
  }
  clock.jump(1000 * DAY);
  start();
  await vi.waitFor(() => expect(said).toHaveLength(1), 15_000);
  clock.pass(DAY);
  await vi.waitFor(() => expect(said).toHaveLength(2), 15_000);
  expect(said[1]).toContain("If it is meant: desk purge --older-than 30d --yes");
  expect(await admin.count({})).toBe(12);
});
