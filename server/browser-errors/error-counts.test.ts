import { describe, expect, test } from "vitest";

import { DAY, SECOND } from "../core/durations.ts";
import { databases, sqliteDatabase } from "../../tests/support/databases/databases.ts";
import { fakeClock } from "../../tests/support/server/fake-clock.ts";
import { keepingLog } from "../../tests/support/server/keeping-log.ts";
import { silentLog } from "../../tests/support/server/silent-log.ts";
import type { BrowserErrors } from "../store/browser-errors.ts";
import type { BrowserError } from "../store/schema/tables.ts";
import { createErrorCounts } from "./error-counts.ts";

const failed: BrowserError = {
  kind: "uncaught",
  error: "TypeError",
  page: "/apply",
  browser: "Chrome 131 on Android",
  release: "a5533c3c",
};

function counting(browserErrors: BrowserErrors, log = silentLog) {
  const clock = fakeClock();
  return { clock, ...createErrorCounts({ browserErrors, clock, log, onCounted() {} }) };
}

/** All counts, without the parts that are the same in each. */
const stored = async (browserErrors: BrowserErrors) => {
  const all = await browserErrors.counts({ from: "0", to: "9" });
  return all.map(({ day, page, count }) => ({ day, page, count }));
};

describe.each(databases)("errors in visitors’ browsers on %s", (_name, database) => {
  test("are added up by day and page, also across restarts, and deleted after 90 days", async () => {
    const { browserErrors } = (await database()).store;
    const first = counting(browserErrors);
    first.count(failed);
    first.count(failed);
    first.count({ ...failed, page: "/program" });
    await first.stop();
    const second = counting(browserErrors);
    second.count(failed);
    second.clock.pass(DAY);
    second.count(failed);
    await second.stop();
    expect(await stored(browserErrors)).toEqual([
      { day: "2025-01-06", page: "/apply", count: 3 },
      { day: "2025-01-06", page: "/program", count: 1 },
      { day: "2025-01-07", page: "/apply", count: 1 },
    ]);
    second.clock.pass(90 * DAY);
    second.count(failed);
    await second.stop();
    expect(await stored(browserErrors)).toEqual([
      { day: "2025-01-07", page: "/apply", count: 1 },
      { day: "2025-04-07", page: "/apply", count: 1 },
    ]);
  });

  test("are stored by kind only, once a day has had 200 different ones", async () => {
    const { browserErrors } = (await database()).store;
    const { count, stop } = counting(browserErrors);
    for (let number = 0; number < 250; number += 1) count({ ...failed, browser: `${number}` });
    count({ ...failed, browser: "0" });
    await stop();
    const rows = await browserErrors.counts({ from: "0", to: "9" });
    expect(rows).toHaveLength(201);
    expect(rows.filter(({ page }) => page === "")).toMatchObject([{ kind: "uncaught", count: 50 }]);
    expect(rows.find(({ browser }) => browser === "0")).toMatchObject({ count: 2 });
  });
});

test("a flood of errors is written once in five seconds", async () => {
  const { browserErrors } = (await sqliteDatabase()).store;
  const writes: number[] = [];
  const { clock, count } = counting({
    ...browserErrors,
    add: async (counts) => void writes.push(counts.length),
  });
  for (let number = 0; number < 1000; number += 1) count(failed);
  expect(writes).toEqual([]);
  clock.pass(5 * SECOND);
  expect(writes).toEqual([1]);
});

test("while the store is unreachable, errors are dropped, and the log says so for debugging only", async () => {
  const { store } = await sqliteDatabase();
  await store.close();
  const { log, lines } = keepingLog();
  const { count, stop } = counting(store.browserErrors, { ...log, error: refuse, warn: refuse });
  count(failed);
  await stop();
  expect(lines).toMatchObject([{ said: "Could not count errors in browsers" }]);
});

function refuse(): never {
  throw new Error("An unreachable store is no reason for a warning.");
}

test("errors need attention above 20 on a day, or above three and 1 % of the pages that were sent", async () => {
  const { browserErrors } = (await sqliteDatabase()).store;
  const { clock, count, countPage, alarming, stop } = counting(browserErrors);
  const from = clock.now();
  const pages = (number: number) => {
    for (let page = 0; page < number; page += 1) countPage();
  };
  const errors = async (number: number) => {
    for (let error = 0; error < number; error += 1) count(failed);
    await stop();
  };
  pages(3000);
  await errors(20);
  expect(await alarming({ from, to: from + DAY }), "20 on 3000 pages").toBe(0);
  await errors(1);
  expect(await alarming({ from, to: from + DAY }), "21 on 3000 pages").toBe(21);

  clock.pass(DAY);
  pages(100);
  await errors(1);
  const second = { from: from + DAY, to: from + 2 * DAY };
  expect(await alarming(second), "1 on 100 pages").toBe(0);
  await errors(2);
  expect(await alarming(second), "3 on 100 pages").toBe(0);
  await errors(1);
  expect(await alarming(second), "4 on 100 pages").toBe(4);
  expect(await alarming({ from, to: second.to }), "on both days").toBe(25);
});
