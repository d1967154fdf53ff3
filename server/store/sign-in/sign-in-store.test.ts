import { DatabaseSync } from "node:sqlite";
import { describe, expect, onTestFinished, test } from "vitest";

import { DAY, HOUR, MINUTE } from "../../core/durations.ts";
import { databases, sqliteDatabase } from "#tests/support/databases/databases.ts";

const NOW = 1_800_000_000_000;
const session = {
  id: "one",
  token_hash: "hash",
  account: "owner@school.example",
  device: "Firefox 140 on Windows",
  signed_in_at: NOW,
  seen_at: NOW,
};

describe.each(databases)("signing in on %s", (_name, database) => {
  async function openLinks() {
    const { store } = await database();
    const { links } = store.signIn;
    return {
      store,
      ...store.signIn,
      /** Stores a link, and queues and completes its mail. */
      async link(id: string, change: { asked?: number; browser?: string } = {}) {
        const { asked = NOW, browser = "browser" } = change;
        const account = "owner@school.example";
        const expires_at = asked + 10 * MINUTE;
        await links.add({ id, account, browser_hash: browser, asked_at: asked, expires_at });
        const secrets = { token_hash: `token ${id}`, code_hash: `code ${id}`, expires_at };
        const isMailed = await links.queueMail({ id, account }, asked);
        if (isMailed) await links.complete(id, secrets, asked - 10 * MINUTE);
        return isMailed;
      },
    };
  }

  test("of several who use a link at once, one gets it, and after ten minutes nobody", async () => {
    const { links, link } = await openLinks();
    await link("one");
    const results = await Promise.all([1, 2, 3].map(() => links.take("one", NOW)));
    expect(results.filter(Boolean)).toHaveLength(1);
    await link("two");
    expect(await links.find("token two", NOW + 10 * MINUTE - 1)).toMatchObject({ id: "two" });
    expect(await links.find("token two", NOW + 10 * MINUTE)).toBeUndefined();
    expect(await links.take("two", NOW + 10 * MINUTE)).toBeUndefined();
  });

  test("an account gets three mails in half an hour, and five an hour", async () => {
    const { link } = await openLinks();
    const sent: number[] = [];
    // A stranger's requests, which would lock the owner out for the rest of the hour.
    for (let minute = 0; minute <= 60; minute += 5) {
      for (const id of ["a", "b", "c", "d"]) {
        if (await link(`${id}${minute}`, { asked: NOW + minute * MINUTE })) sent.push(minute);
      }
    }
    expect(sent).toEqual([0, 0, 0, 30, 30, 60, 60, 60]);
  });

  test("a code may be tried five times, of a browser’s newest link only", async () => {
    const { links, link } = await openLinks();
    await link("old");
    await link("new", { asked: NOW + 1 });
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await links.countTry("browser_hash", "browser", NOW + 2)).toMatchObject({ id: "new" });
    }
    expect(await links.countTry("browser_hash", "browser", NOW + 2)).toBeUndefined();
    expect(await links.countTry("browser_hash", "another", NOW + 2)).toBeUndefined();
    expect(await links.countTry("token_hash", "token old", NOW + 2)).toMatchObject({ id: "old" });
    expect(await links.countTry("token_hash", "token old", NOW + HOUR)).toBeUndefined();
  });

  test("beyond the limit of mails, the code of the last one works", async () => {
    const { links, link } = await openLinks();
    for (const [index, id] of ["one", "two", "three", "four"].entries()) {
      expect(await link(id, { asked: NOW + index })).toBe(id !== "four");
    }
    const tried = () => links.countTry("browser_hash", "browser", NOW + 4);
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await tried()).toMatchObject({ code_hash: "code three" });
    }
    expect(await tried()).toBeUndefined();
  });

  test("thirty wrong codes within a day end guessing, but not the code beside its link", async () => {
    const { links, link } = await openLinks();
    for (let number = 0; number < 6; number += 1) {
      await link(`guessed ${number}`, { browser: `browser ${number}` });
      for (let tries = 0; tries < 5; tries += 1) {
        const tried = await links.countTry("browser_hash", `browser ${number}`, NOW);
        expect(tried).toBeDefined();
      }
    }
    await link("own", { asked: NOW + HOUR });
    expect(await links.countTry("browser_hash", "browser", NOW + HOUR)).toBeUndefined();
    expect(await links.countTry("token_hash", "token own", NOW + HOUR)).toBeDefined();
    await link("next day", { asked: NOW + DAY });
    expect(await links.countTry("browser_hash", "browser", NOW + DAY)).toBeDefined();
  });

  test("a link that was asked for too long ago gets no mail", async () => {
    const { links, link } = await openLinks();
    await link("one");
    const secrets = { token_hash: "t", code_hash: "c", expires_at: NOW + HOUR };
    expect(await links.complete("one", secrets, NOW)).toBeUndefined();
    expect(await links.complete("one", secrets, NOW - 1)).toBe("owner@school.example");
  });

  test("a session ends after seven days without use, and thirty days after signing in", async () => {
    const { sessions } = await openLinks();
    await sessions.start(session);
    for (let day = 6; day < 30; day += 6) {
      expect(await sessions.use("hash", NOW + day * DAY)).toMatchObject({ id: "one" });
    }
    expect(await sessions.use("hash", NOW + 30 * DAY)).toBeUndefined();
    await sessions.start({ ...session, id: "two", token_hash: "other" });
    expect(await sessions.use("other", NOW + 7 * DAY)).toBeUndefined();
    expect(await sessions.list(NOW + 7 * DAY)).toMatchObject([{ id: "one" }]);
  });

  test("a session that began while the clock was a year ahead is over once it is right", async () => {
    const { sessions } = await openLinks();
    const ahead = NOW + 365 * DAY;
    await sessions.start({ ...session, signed_in_at: ahead, seen_at: ahead });
    expect(await sessions.use("hash", ahead)).toMatchObject({ id: "one" });
    expect(await sessions.use("hash", NOW)).toBeUndefined();
    expect(await sessions.list(NOW)).toEqual([]);
  });

  test("the history keeps a year", async () => {
    const { events } = await openLinks();
    const event = { account: "a@example.com", action: "signed-in", device: "Chrome" } as const;
    await events.add({ ...event, id: "1", done_at: NOW });
    await events.add({ ...event, id: "2", done_at: NOW + DAY });
    expect(await events.newest(10)).toMatchObject([{ id: "2" }, { id: "1" }]);
    await events.add({ ...event, id: "3", done_at: NOW + 367 * DAY });
    expect(await events.newest(10)).toMatchObject([{ id: "3" }, { id: "2" }]);
  });
});

test("whoever is signed in stays so on a full disk", async () => {
  const { store, file } = await sqliteDatabase();
  const { sessions } = store.signIn;
  await sessions.start(session);
  const database = new DatabaseSync(file);
  onTestFinished(() => database.close());
  database.exec(`create trigger full before update on studio_sessions
    begin select raise(abort, 'database or disk is full'); end`);
  expect(await sessions.use("hash", NOW + HOUR)).toMatchObject({ id: "one" });
});
