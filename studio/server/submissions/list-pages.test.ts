import { expect, test } from "vitest";

import { content } from "#tests/support/site-content.ts";
import { newSubmission } from "#tests/support/server/sample-submission.ts";
import { sqliteDatabase } from "#tests/support/databases/databases.ts";
import { readListPage, type SubmissionPage } from "./list-pages.ts";

const ids = ({ parts }: SubmissionPage) => parts.flatMap(({ rows }) => rows.map(({ id }) => id));

test("a second page goes on where the first ended, although somebody has answered or erased its last row", async () => {
  const { store } = await sqliteDatabase();
  const { admin, submissions } = store;
  const sent = Array.from({ length: 60 }, (_, index) => `id-${index + 10}`);
  for (const [index, id] of sent.entries()) {
    const received_at = new Date(Date.UTC(2025, 0, 6, 9, index)).toISOString();
    await submissions.record(newSubmission(id, { received_at, email: `${id}@example.com` }));
  }
  const doing = { by: "ana", now: 1, newId: () => "event" };
  await admin.setStep("id-15", { from: "new", to: "answered" }, doing);
  const waiting = sent.filter((id) => id !== "id-15");
  const read = async (after?: string) => {
    const page = await readListPage(admin, { after }, content, Date.UTC(2025, 0, 7));
    return { ...page, shown: ids(page) };
  };
  const { next, shown } = await read();
  expect(shown).toEqual(waiting.slice(0, 40));
  const last = waiting[39] ?? "";
  await admin.setStep(last, { from: "new", to: "answered" }, { ...doing, newId: () => "later" });
  expect((await read(next)).shown).toEqual([...waiting.slice(40), last, "id-15"]);
  await admin.delete([last]);
  expect(await read(next)).toMatchObject({
    isFirst: false,
    shown: [...waiting.slice(40), "id-15"],
  });
});

test("whose course begins this week comes first, whose course is over last of who waits, over pages", async () => {
  const { store } = await sqliteDatabase();
  const { admin, submissions } = store;
  const dates: readonly [string, string | undefined][] = [
    ["over", "January 6th 2025"],
    ...Array.from({ length: 50 }, (_, index) => [`usual-${index + 10}`, undefined] as const),
    ["urgent", "March 3th 2025"],
  ].map(([id = "", date]) => [id, date]);
  for (const [index, [id, courseDates]] of dates.entries()) {
    const received_at = new Date(Date.UTC(2025, 1, 1, 9, index)).toISOString();
    const email = `${id}@example.com`;
    const fields = JSON.stringify({ email, courseDates });
    await submissions.record(
      newSubmission(id, { form: "application", received_at, fields, email }),
    );
  }
  const now = Date.UTC(2025, 1, 26);
  const usual = dates.map(([id]) => id).filter((id) => id.startsWith("usual"));
  for (const step of ["new", undefined] as const) {
    const first = await readListPage(admin, { step }, content, now);
    expect(ids(first)).toEqual(["urgent", ...usual.slice(0, 39)]);
    expect(first.parts.map(({ name }) => name)).toEqual(["urgent", "waiting"]);
    expect(first.total).toBe(52);
    const next = await readListPage(admin, { step, after: first.next }, content, now);
    expect(ids(next)).toEqual([...usual.slice(39), "over"]);
  }
  const over = await readListPage(admin, { startDate: "6 January 2025" }, content, now);
  expect(ids(over)).toEqual(["over"]);
});
