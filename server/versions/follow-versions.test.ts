import { setImmediate as settle } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";

import { HOUR } from "../core/durations.ts";
import { encoded } from "../../render/compress.ts";
import type { RenderedSite } from "../../render/rendered-site.ts";
import { fakeClock } from "../../tests/support/server/fake-clock.ts";
import { keepingLog } from "../../tests/support/server/keeping-log.ts";
import { content } from "../../tests/support/site-content.ts";
import { schoolDate } from "../core/school-clock.ts";
import { followVersions } from "./follow-versions.ts";

/** Three hours before midnight in Mexico City. */
const EVENING = Date.UTC(2025, 4, 5, 3);
const [TODAY, TOMORROW] = ["2025-05-04", "2025-05-05"];

function siteOf(version: number, day: string): RenderedSite {
  const name = `/content/${version}-${day}.js`;
  const files = new Map([[name, [encoded("identity", Buffer.from(""))]]]);
  return { content, day, pages: new Map(), files };
}

/** Follows versions whose pages are rendered when the test says so. */
function follow({ isOld = false } = {}) {
  const clock = fakeClock(EVENING);
  const { log, lines } = keepingLog();
  /** The pointer; undefined while the database is away. */
  const database: { current: number | undefined; keeps: boolean } = { current: 1, keeps: true };
  const reach = async () => {
    if (database.current === undefined) throw new Error("connect ECONNREFUSED");
    return database.current;
  };
  const shown: string[] = [];
  const kept: string[] = [];
  const behind: boolean[] = [];
  const renders: { what: string; finish: () => void; fail: (reason: string) => void }[] = [];
  const stored = (number: number) => ({ documents: { number }, uploads: new Map() });
  const today = () => schoolDate(clock.now(), content.school.timeZone);
  const { stop } = followVersions(
    { version: 1, stored: stored(1), content, isOld, site: siteOf(1, TODAY), file: "" },
    {
      clock,
      log,
      current: reach,
      async load(wanted) {
        await reach();
        if (wanted === 13) throw new Error("course.json: price is missing.");
        return stored(wanted);
      },
      today,
      renderer: {
        pagesOf: ({ documents }) =>
          new Promise((resolve, reject) => {
            const what = `${String(documents["number"])} of ${today()}`;
            const site = siteOf(Number(documents["number"]), today());
            renders.push({
              what,
              finish: () => resolve({ site, file: what }),
              fail: (reason) => reject(new Error(reason)),
            });
          }),
        async keep({ files }) {
          if (!database.keeps) throw new Error("disk full");
          kept.push(...files.keys());
        },
      },
      show: async ({ version: now, file }) => void shown.push(`${now}: ${file}`),
      report: (refusal) => behind.push(refusal !== undefined),
    },
  );
  onTestFinished(stop);
  /** Lets half a second pass, in which the server looks. */
  const look = async () => {
    await settle();
    clock.pass(500);
    await settle();
  };
  /** Lets half a second pass, in which the server begins to render something. */
  const rendering = async (what: string) => {
    await look();
    const [render] = renders.slice(-1);
    expect(render?.what).toBe(what);
    if (!render) throw new Error("Nothing was rendered");
    return render;
  };
  return { clock, lines, database, shown, kept, behind, renders, look, rendering, stop };
}

test("a version that was published while another was rendered is shown after it", async () => {
  const { database, rendering, shown } = follow();
  database.current = 2;
  const older = await rendering(`2 of ${TODAY}`);
  database.current = 3;
  older.finish();
  (await rendering(`3 of ${TODAY}`)).finish();
  await expect.poll(() => shown).toEqual([`2: 2 of ${TODAY}`, `3: 3 of ${TODAY}`]);
});

test("after midnight at the school the pages of the new day are shown, while the database is away, too", async () => {
  const { database, clock, look, rendering, shown, lines } = follow();
  database.current = undefined;
  await look();
  clock.pass(3 * HOUR);
  (await rendering(`1 of ${TOMORROW}`)).finish();
  await expect.poll(() => shown).toEqual([`1: 1 of ${TOMORROW}`]);
  await look();
  await look();
  expect(lines.filter(({ cause }) => cause !== undefined)).toEqual([
    expect.objectContaining({ cause: "Error: connect ECONNREFUSED" }),
  ]);
  database.current = 2;
  (await rendering(`2 of ${TOMORROW}`)).finish();
  await expect.poll(() => shown).toContain(`2: 2 of ${TOMORROW}`);
});

test("a version that cannot be rendered is reported once, and tried again after growing pauses of at most a minute", async () => {
  const { database, clock, look, renders, shown, behind, lines } = follow();
  await look();
  const began = clock.elapsed();
  database.current = 2;
  const tries: number[] = [];
  while (tries.length < 9) {
    await look();
    const render = renders[tries.length];
    if (!render) continue;
    tries.push((clock.elapsed() - began) / 1000);
    render.fail("No heading on /apply");
  }
  expect(tries).toEqual([0.5, 1.5, 3.5, 7.5, 15.5, 31.5, 63.5, 123.5, 183.5]);
  expect(shown).toEqual([]);
  expect(lines).toEqual([
    expect.objectContaining({ version: 2, cause: "Error: No heading on /apply" }),
  ]);
  database.current = 1;
  await look();
  expect(behind.at(-1)).toBe(false);
});

test("a version that this release cannot read is reported, and the next one is shown", async () => {
  const { database, look, rendering, shown, behind, lines } = follow();
  await look();
  database.current = 13;
  await look();
  await expect.poll(() => behind).toEqual([true]);
  expect(lines.at(-1)).toMatchObject({ cause: "Error: course.json: price is missing." });
  database.current = 14;
  (await rendering(`14 of ${TODAY}`)).finish();
  await expect.poll(() => shown).toEqual([`14: 14 of ${TODAY}`]);
  await expect.poll(() => behind).toEqual([true, false]);
});

test("a version that cannot be shown stays reported, and its pause goes on, while the database is away", async () => {
  const { database, look, rendering, renders, behind } = follow();
  database.current = 2;
  (await rendering(`2 of ${TODAY}`)).fail("No heading on /apply");
  await expect.poll(() => behind).toEqual([true]);
  database.current = undefined;
  await look();
  await look();
  await look();
  // Tried again after a second, which fails because the database is away.
  await expect.poll(() => behind).toEqual([true, true]);
  database.current = 2;
  await look();
  await look();
  expect(renders).toHaveLength(1);
  await rendering(`2 of ${TODAY}`);
  expect(renders).toHaveLength(2);
});

test("pages of an earlier release are replaced at once", async () => {
  const { renders, shown } = follow({ isOld: true });
  await expect.poll(() => renders).toHaveLength(1);
  renders[0]?.finish();
  await expect.poll(() => shown).toEqual([`1: 1 of ${TODAY}`]);
});

test("every day the scripts of the shown pages are kept, later if that fails, and no version waits for it", async () => {
  const { database, clock, look, rendering, shown, kept } = follow();
  await look();
  await look();
  expect(kept).toEqual([`/content/1-${TODAY}.js`]);
  Object.assign(database, { keeps: false, current: 2 });
  clock.pass(3 * HOUR);
  (await rendering(`2 of ${TOMORROW}`)).finish();
  await expect.poll(() => shown).toHaveLength(1);
  await look();
  expect(kept).toHaveLength(1);
  database.keeps = true;
  await look();
  expect(kept).toEqual([`/content/1-${TODAY}.js`, `/content/2-${TOMORROW}.js`]);
});
