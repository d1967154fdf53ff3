import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { serialize } from "node:v8";
import { expect, onTestFinished, test } from "vitest";

import type { RenderedSite } from "../../../render/rendered-site.ts";
import { writeCache } from "../../../render/rendered-cache.ts";
import { fakeClock } from "../../../tests/support/server/fake-clock.ts";
import { keepingLog } from "../../../tests/support/server/keeping-log.ts";
import { temporaryFolder } from "../../../tests/support/server/temporary-folder.ts";
import { openPages } from "./open-pages.ts";

const HOUR = 3_600_000;
/** Mexico City is six hours behind UTC. */
const EVENING = Date.UTC(2025, 4, 5, 3);

function siteOf(day: string): Buffer {
  const encodings = [{ encoding: "identity", bytes: Buffer.from(day) }];
  const site = {
    pages: new Map([["/", { status: 200, policy: "", encodings }]]),
    files: new Map([[`/assets/start-${day}.js`, encodings]]),
  };
  return serialize(site);
}

/** Opens pages whose text is the day for which they were rendered. */
async function open({ cached = [] as readonly string[], renders = true } = {}) {
  const folder = temporaryFolder();
  const cache = { folder: join(folder, "data"), ofBuild: join(folder, "build"), key: "key" };
  for (const day of cached) writeCache(cache.ofBuild, cache.key, day, siteOf(day));
  const { log, lines } = keepingLog();
  const clock = fakeClock(EVENING);
  const asked: string[] = [];
  const kept: string[] = [];
  const state = { renders };
  const start = () =>
    openPages({
      clock,
      log,
      timeZone: "America/Mexico_City",
      render: (day) => {
        asked.push(day);
        return state.renders ? Promise.resolve(siteOf(day)) : Promise.reject(new Error("broken"));
      },
      onRendered: ({ files }: RenderedSite) => kept.push(...files.keys()),
      cache,
    });
  const { pages, stop } = await start();
  onTestFinished(stop);
  const shown = () => pages.page("/")?.variants[0]?.variant.bytes.toString();
  return { cache, clock, asked, kept, lines, shown, start, state };
}

test("pages are those of the day at the school, and rendered again at its midnight", async () => {
  const { clock, shown, asked, kept } = await open();
  expect(shown()).toBe("2025-05-04");
  clock.pass(3 * HOUR - 1);
  expect(asked).toHaveLength(1);
  clock.pass(1);
  await expect.poll(shown).toBe("2025-05-05");
  clock.pass(24 * HOUR);
  await expect.poll(shown).toBe("2025-05-06");
  expect(kept.map((path) => path.slice(-13, -3))).toEqual(asked);
});

test("a clock that jumps past midnight is noticed within an hour", async () => {
  const { clock, shown } = await open();
  clock.jump(72 * HOUR);
  clock.pass(HOUR);
  await expect.poll(shown).toBe("2025-05-07");
});

test("after a restart the pages of the same day are there without rendering", async () => {
  const { asked, start } = await open();
  const again = await start();
  onTestFinished(again.stop);
  expect(asked).toEqual(["2025-05-04"]);
});

test("the pages of an earlier day are served until those of today are rendered", async () => {
  const { shown, state, clock, lines } = await open({
    cached: ["2025-05-01", "2025-05-03"],
    renders: false,
  });
  expect(shown()).toBe("2025-05-03");
  await expect.poll(() => JSON.stringify(lines)).toContain("Cannot render today");
  state.renders = true;
  clock.pass(60_000);
  await expect.poll(shown).toBe("2025-05-04");
});

test("without earlier pages, a site that cannot be rendered does not start", async () => {
  await expect(open({ renders: false })).rejects.toThrow("broken");
});

test("unreadable earlier pages are reported and rendered again", async () => {
  const { cache, start, lines, asked } = await open();
  mkdirSync(cache.ofBuild, { recursive: true });
  for (const name of readdirSync(cache.folder)) writeFileSync(join(cache.folder, name), "cut o");
  const again = await start();
  onTestFinished(again.stop);
  expect(asked).toHaveLength(2);
  expect(JSON.stringify(lines)).toContain("unreadable");
});
