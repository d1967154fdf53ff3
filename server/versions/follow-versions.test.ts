import { expect, onTestFinished, test } from "vitest";

import { encoded } from "../../render/compress.ts";
import type { RenderedSite } from "../../render/rendered-site.ts";
import { fakeClock } from "../../tests/support/server/fake-clock.ts";
import { keepingLog } from "../../tests/support/server/keeping-log.ts";
import { content } from "../../tests/support/site-content.ts";
import { followVersions, type Shown } from "./follow-versions.ts";

const HOUR = 3_600_000;
/** Three hours before midnight in Mexico City. */
const EVENING = Date.UTC(2025, 4, 5, 3);
const [TODAY, TOMORROW] = ["2025-05-04", "2025-05-05"];

function siteOf(version: number | undefined, day: string): RenderedSite {
  const name = `/content/${version}-${day}.js`;
  return { pages: new Map(), files: new Map([[name, [encoded("identity", Buffer.from(""))]]]) };
}

/** Follows versions whose pages are rendered when the test says so. */
function follow(start: Partial<Pick<Shown, "version" | "day">> = {}) {
  const { version, day } = { version: 1, day: TODAY, ...start };
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
  const renders: {
    what: string;
    signal: AbortSignal;
    finish: () => void;
    fail: (reason: string) => void;
  }[] = [];
  const stored = { documents: undefined, uploads: new Map() };
  const nameOf = (number: number | undefined) => ({ ...content, termsVersion: String(number) });
  const first = { version, stored, content: nameOf(version), day };
  const { stop } = followVersions(first, siteOf(version, day ?? "").files, {
    clock,
    log,
    random: () => 0,
    current: reach,
    async load(number) {
      await reach();
      return { ...stored, documents: { number } };
    },
    contentOf({ documents }) {
      const { number } = Object(documents);
      if (number === 13) throw new Error("course.json: price is missing.");
      return nameOf(number);
    },
    pagesOf: ({ termsVersion }, ofDay, signal) =>
      new Promise((resolve, reject) => {
        const file = `${termsVersion} of ${ofDay}`;
        signal.addEventListener("abort", () => reject(new Error("aborted")));
        renders.push({
          what: file,
          signal,
          finish: () => resolve({ day: ofDay, site: siteOf(Number(termsVersion), ofDay), file }),
          fail: (reason) => reject(new Error(reason)),
        });
      }),
    async keep(files) {
      if (!database.keeps) throw new Error("disk full");
      await reach();
      kept.push(...files.keys());
    },
    show: ({ version: number, content: { termsVersion } }, { file }) => {
      expect(file.startsWith(`${termsVersion} of `)).toBe(true);
      shown.push(`${number}: ${file}`);
    },
    report: (refusal) => behind.push(refusal !== undefined),
  });
  onTestFinished(stop);
  /** Lets a second pass, and waits until the server has looked. */
  const look = async () => {
    clock.pass(1000);
    await expect.poll(() => clock.nextTimerIn()).toBeDefined();
  };
  const rendering = async (what: string) => {
    await expect.poll(() => renders.at(-1)?.what).toBe(what);
    const [render] = renders.slice(-1);
    if (!render) throw new Error("Nothing was rendered");
    return render;
  };
  return { clock, lines, database, shown, kept, behind, renders, look, rendering, stop };
}

test("a new version is shown with its content when its pages are rendered, and its files are kept before", async () => {
  const { database, look, rendering, shown, kept } = follow();
  await look();
  expect(kept).toEqual([`/content/1-${TODAY}.js`]);
  database.current = 2;
  await look();
  const render = await rendering(`2 of ${TODAY}`);
  await look();
  expect(shown).toEqual([]);
  render.finish();
  await expect.poll(() => shown).toEqual([`2: 2 of ${TODAY}`]);
  expect(kept).toContain(`/content/2-${TODAY}.js`);
});

test("of two versions the newer is shown, and rendering the older one ends", async () => {
  const { database, look, rendering, shown } = follow();
  database.current = 2;
  await look();
  const older = await rendering(`2 of ${TODAY}`);
  database.current = 3;
  await look();
  const newer = await rendering(`3 of ${TODAY}`);
  expect(older.signal.aborted).toBe(true);
  older.finish();
  newer.finish();
  await expect.poll(() => shown).toEqual([`3: 3 of ${TODAY}`]);
});

test("going back while a version is rendered leaves the pages as they are", async () => {
  const { database, look, rendering, shown, renders, lines } = follow();
  database.current = 2;
  await look();
  const { signal } = await rendering(`2 of ${TODAY}`);
  database.current = 1;
  await look();
  expect(signal.aborted).toBe(true);
  await look();
  expect({ shown, lines }).toEqual({ shown: [], lines: [] });
  expect(renders).toHaveLength(1);
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
  await look();
  (await rendering(`2 of ${TOMORROW}`)).finish();
  await expect.poll(() => shown).toContain(`2: 2 of ${TOMORROW}`);
});

test("a version that cannot be rendered is reported once, and tried again after growing pauses of at most a minute", async () => {
  const { database, clock, look, renders, shown, behind, lines } = follow();
  database.current = 2;
  const tries: number[] = [];
  for (let second = 1; second <= 200; second += 1) {
    await look();
    const render = renders[tries.length];
    if (!render) continue;
    tries.push(clock.elapsed() / 1000);
    render.fail("No heading on /apply");
    await expect.poll(() => behind).toHaveLength(tries.length);
  }
  expect(tries).toEqual([1, 2, 4, 8, 16, 32, 64, 124, 184]);
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
  database.current = 13;
  await look();
  await expect.poll(() => behind).toEqual([true]);
  expect(lines.at(-1)).toMatchObject({ cause: "Error: course.json: price is missing." });
  database.current = 14;
  await look();
  (await rendering(`14 of ${TODAY}`)).finish();
  await expect.poll(() => shown).toEqual([`14: 14 of ${TODAY}`]);
  expect(behind).toEqual([true, false]);
});

test("what was shown at a start without the database is replaced once the database is back", async () => {
  const { database, look, rendering, shown, kept } = follow({ version: undefined });
  database.current = undefined;
  await look();
  database.current = 1;
  await look();
  (await rendering(`1 of ${TODAY}`)).finish();
  await expect.poll(() => shown).toEqual([`1: 1 of ${TODAY}`]);
  expect(kept).toEqual([`/content/undefined-${TODAY}.js`, `/content/1-${TODAY}.js`]);
});

test("pages of an earlier day or release are replaced at once", async () => {
  const { rendering, shown } = follow({ day: undefined });
  (await rendering(`1 of ${TODAY}`)).finish();
  await expect.poll(() => shown).toEqual([`1: 1 of ${TODAY}`]);
});

test("files that could not be kept do not delay a version, and are kept later", async () => {
  const { database, look, rendering, shown, kept } = follow();
  await look();
  Object.assign(database, { current: 2, keeps: false });
  await look();
  (await rendering(`2 of ${TODAY}`)).finish();
  await expect.poll(() => shown).toHaveLength(1);
  await look();
  expect(kept).toHaveLength(1);
  database.keeps = true;
  await look();
  expect(kept).toEqual([`/content/1-${TODAY}.js`, `/content/2-${TODAY}.js`]);
});

test("stopping ends what is being rendered", async () => {
  const { rendering, stop, clock } = follow({ day: undefined });
  const { signal } = await rendering(`1 of ${TODAY}`);
  stop();
  expect(signal.aborted).toBe(true);
  expect(clock.nextTimerIn()).toBeUndefined();
});
