import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";

import { databases } from "#tests/support/databases/databases.ts";
import { newSubmission } from "#tests/support/server/sample-submission.ts";
import type { Cursor } from "./find-submissions.ts";
import { WAITING } from "./submission-filter.ts";

const doing = { by: "ana", now: 1, newId: randomUUID };
const placesOf = (people: readonly { place: { id: string }; newest: { id: string } }[]) =>
  people.map(({ place, newest }) => `${place.id}: ${newest.id}`);
const minute = (number: number) => new Date(Date.UTC(2025, 0, 6, 9, number)).toISOString();

describe.each(databases)("people on %s", (_name, openDatabase) => {
  /** Stores submissions one minute after the other. */
  async function open(
    sent: Readonly<Record<string, { email: string | null; form?: "application"; isHeld?: true }>>,
  ) {
    const { store } = await openDatabase();
    for (const [index, [id, { isHeld = false, ...change }]] of Object.entries(sent).entries()) {
      const received_at = minute(index);
      await store.submissions.record(newSubmission(id, { received_at, ...change }, { isHeld }));
    }
    return store.admin;
  }

  const mina = { email: "mina@example.com" };
  const page = { order: "newest first", limit: 9 } as const;

  test("are one row for each address, with what they sent last and what is to be answered", async () => {
    const admin = await open({
      first: mina,
      applied: { ...mina, form: "application" },
      ben: { email: "ben@example.com" },
      again: mina,
      tagged: { email: "mina+tefl@example.com" },
      text: { email: null },
      "another text": { email: null },
    });
    const found = await admin.people({}, page);
    const last = ["another text", "text", "tagged", "again", "ben"];
    expect(found.map(({ newest }) => newest.id)).toEqual(last);
    const about = found.map(({ subject }) => subject.id);
    expect(about).toEqual(last.with(3, "applied"));
    const application = { id: "applied" };
    expect(found[3]).toMatchObject({ applications: 1, messages: 2, application });
    const oldest = await admin.people({}, { ...page, order: "oldest first" });
    expect(placesOf(oldest)).toEqual([
      "first: again",
      "ben: ben",
      "tagged: tagged",
      "text: text",
      "another text: another text",
    ]);
    expect(await admin.countPeople({})).toBe(5);
    const messages = await admin.people({ form: "contact" }, page);
    expect(messages[3]).toMatchObject({ subject: { id: "again" }, application: { id: "applied" } });
  });

  test("keep what is put aside, or advertising, out of the row of whose address it has", async () => {
    const admin = await open({ real: mina, held: { ...mina, isHeld: true }, spam: mina });
    await admin.markAdvertising("spam", doing);
    const found = await admin.people({}, page);
    const each = found.map(({ newest, messages }) => `${newest.id}: ${messages}`);
    expect(each).toEqual(["spam: 1", "held: 1", "real: 1"]);
    expect(await admin.countPeople({})).toBe(3);
    expect(await admin.countPeople(WAITING)).toBe(1);
  });

  test("who waits is counted once, and is not among those who do not wait", async () => {
    const admin = await open({
      one: mina,
      two: mina,
      answered: { email: "ben@example.com" },
      waits: { email: "ben@example.com" },
      done: { email: "cleo@example.com" },
      later: mina,
    });
    for (const id of ["one", "answered", "done"]) {
      await admin.setStep(id, { from: "new", to: "answered" }, doing);
    }
    expect(await admin.countPeople(WAITING)).toBe(2);
    const { all, steps } = await admin.countSteps({});
    expect([all, ...steps.map(({ people }) => people)]).toEqual([3, 2, 1, 0, 0, 0, 0]);
    const waiting = await admin.people(WAITING, { ...page, order: "oldest first" });
    expect(placesOf(waiting)).toEqual(["two: later", "waits: waits"]);
    const others = await admin.people({ isQuiet: true }, { ...page, except: [WAITING] });
    expect(others.map(({ newest }) => newest.id)).toEqual(["done"]);
    expect(waiting.map((person) => person.waiting)).toEqual([["later", "two"], ["waits"]]);
    const early = await admin.people({ ...WAITING, receivedBefore: minute(3) }, page);
    expect(early[0]?.waiting, "not what came later").toEqual(["two"]);
  });

  test("are at the step of their newest application, also while a message waits", async () => {
    const admin = await open({
      booked: { ...mina, form: "application" },
      asks: mina,
      applied: { email: "ben@example.com", form: "application" },
      again: { email: "ben@example.com", form: "application" },
      thanks: { email: "ben@example.com" },
      visa: { email: "cleo@example.com" },
      dog: { email: "cleo@example.com" },
      "asks first": { email: "dan@example.com" },
      price: { email: "dan@example.com", form: "application" },
      answered: { email: "eva@example.com" },
      eva: { email: "eva@example.com" },
    });
    for (const [id, to] of [
      ["booked", "booked"],
      ["applied", "booked"],
      ["again", "offered"],
      ["thanks", "answered"],
      ["visa", "answered"],
      ["dog", "answered"],
      ["price", "answered"],
      ["answered", "answered"],
    ] as const) {
      await admin.setStep(id, { from: "new", to }, doing);
    }
    const { all, steps } = await admin.countSteps({});
    expect([all, ...steps.map(({ people }) => people)]).toEqual([5, 1, 2, 0, 1, 1, 0]);
    expect(steps[0]?.again).toBe(2);
    for (const [step, expected] of [
      ["new", ["eva", "asks first", "asks"]],
      ["answered", ["price", "dog"]],
      ["offered", ["again"]],
      ["booked", ["booked"]],
    ] as const) {
      const listed = await admin.people({ step }, page);
      expect(listed.map(({ subject }) => subject.id)).toEqual(expected);
      expect(await admin.countPeople({ step })).toBe(expected.length);
    }
    const booked = await admin.people({ form: "application", step: "booked" }, page);
    expect(booked, "of applications only").toMatchObject([{ subject: { id: "booked" } }]);
  });

  test("are read page by page, even with equal times", async () => {
    const { store } = await openDatabase();
    const people = ["a", "b", "c", "d", "e", "f", "g"];
    for (const [index, id] of [...people, ...people.map((name) => `${name}2`)].entries()) {
      const email = `${id.slice(0, 1)}@example.com`;
      await store.submissions.record(
        newSubmission(id, { email, received_at: minute(Math.floor(index / 4)) }),
      );
    }
    for (const [order, expected] of [
      ["oldest first", people],
      ["newest first", people.toReversed()],
    ] as const) {
      const read: string[] = [];
      let after: Cursor | undefined;
      do {
        const found = await store.admin.people({}, { order, limit: 3, after });
        read.push(...found.map(({ place }) => place.id.slice(0, 1)));
        after = found.at(-1)?.place;
      } while (after);
      expect(read).toEqual(expected);
    }
  });
});
