import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";

import { databases } from "#tests/support/databases/databases.ts";
import { newSubmission } from "#tests/support/server/sample-submission.ts";

const NOW = Date.UTC(2026, 10, 26);
const doing = (by: string, now = NOW) => ({ by, now, newId: randomUUID });

describe.each(databases)("steps on %s", (_name, openDatabase) => {
  async function open(...ids: string[]) {
    const database = await openDatabase();
    for (const id of ids) {
      await database.store.submissions.record(
        newSubmission(id, { form: "application", email: `${id}@example.com` }),
      );
    }
    return { ...database, admin: database.store.admin };
  }

  test("of two who set a step at once, the second changes nothing, and the history has both people’s notes", async () => {
    const { admin, openAgain } = await open("one");
    const other = (await openAgain()).admin;
    const set = await Promise.all([
      admin.setStep("one", { from: "new", to: "interview" }, doing("ana")),
      other.setStep("one", { from: "new", to: "declined" }, doing("ben")),
    ]);
    expect(set.toSorted()).toEqual([false, true]);
    await admin.addNote("one", "Vegetarian", doing("ana", NOW + 1));
    await other.addNote("one", "Wants July", doing("ben", NOW + 2));
    const found = await admin.find("one");
    expect(found?.step).toBe(set[0] ? "interview" : "declined");
    expect(found?.events.map(({ done_by, step, note }) => [done_by, step ?? note])).toEqual([
      [set[0] ? "ana" : "ben", found?.step],
      ["ana", "Vegetarian"],
      ["ben", "Wants July"],
    ]);
  });

  test("somebody takes back what they did at once, unless another has set the next step", async () => {
    const { admin } = await open("one", "two");
    const states = async () => {
      const found = [await admin.find("one"), await admin.find("two")];
      return found.map((one) => [
        one?.step,
        ...(one?.events.flatMap(({ note }) => note ?? []) ?? []),
      ]);
    };
    await admin.setStep("one", { from: "new", to: "interview" }, doing("ana"));
    await admin.addNote("one", "Phone: busy", doing("ana"));
    const press = doing("ana", NOW + 1);
    await admin.setStep("one", { from: "interview", to: "offered" }, press);
    await admin.setStep("two", { from: "new", to: "answered" }, press);
    const letter = { ...press, newId: () => "letter" };
    expect(await admin.addNote("one", "Offer", letter, "letter")).toBe(true);
    expect(await admin.addNote("one", "Offer", letter, "letter"), "kept once").toBe(false);
    await admin.takeBack(NOW + 1, doing("ben", NOW + 2));
    await admin.setStep("one", { from: "offered", to: "booked" }, doing("ben", NOW + 3));
    expect(await admin.takeBack(NOW + 1, doing("ana", NOW + 4), "one")).toBe(false);
    await admin.takeBack(NOW + 3, doing("ben", NOW + 5));
    expect(await states()).toEqual([["offered", "Phone: busy", "Offer"], ["answered"]]);
    expect(await admin.takeBack(NOW + 1, doing("ana", NOW + 6), "one")).toBe(true);
    expect(await states()).toEqual([["interview", "Phone: busy"], ["new"]]);
  });

  test("what was erased has no step and no note any more, and gets none", async () => {
    const { admin } = await open("one");
    await admin.addNote("one", "Vegetarian", doing("ana"));
    await admin.delete(["one"]);
    expect(await admin.setStep("one", { from: "new", to: "booked" }, doing("ana"))).toBe(false);
    expect(await admin.addNote("one", "Too late", doing("ana"))).toBe(false);
    expect(await admin.find("one")).toBeUndefined();
  });

  test("a list by step and its count of people leave out what is held", async () => {
    const { admin, store } = await open("one", "two", "booked");
    await admin.setStep("booked", { from: "new", to: "booked" }, doing("ana"));
    await store.submissions.record(newSubmission("held", {}, { isHeld: true }));
    const later = { received_at: "2026-11-27T00:00:00.000Z" };
    await store.submissions.record(newSubmission("later", later));
    const page = { order: "newest first", limit: 9 } as const;
    const listed = await admin.page({ step: "new" }, page);
    expect(listed.map(({ id }) => id)).toEqual(["later", "two", "one"]);
    const { all, steps } = await admin.countSteps({});
    expect([all, ...steps.map(({ people }) => people)]).toEqual([5, 3, 0, 0, 0, 1, 0]);
  });

  test("submissions are counted and found by campaign, or else by referrer", async () => {
    const { admin, store } = await open("nowhere");
    for (const [id, source] of [
      ["ad", { utm_source: "instagram", referrer: "l.instagram.com" }],
      ["search", { referrer: "google.com" }],
    ] as const) {
      await store.submissions.record(newSubmission(id, { fields: JSON.stringify(source) }));
    }
    expect(await admin.countAnswers("source")).toEqual([
      { answer: "google.com", submissions: 1 },
      { answer: "instagram", submissions: 1 },
    ]);
    const found = await admin.page(
      { answers: { source: "instagram" } },
      { order: "newest first", limit: 9 },
    );
    expect(found.map(({ id }) => id)).toEqual(["ad"]);
  });
});
