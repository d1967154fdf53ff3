import { expect, onTestFinished, test, vi } from "vitest";

import { DAY } from "../core/durations.ts";
import { temporaryStore } from "../../tests/support/databases/temporary-store.ts";
import { fakeClock } from "../../tests/support/server/fake-clock.ts";
import { silentLog } from "../../tests/support/server/silent-log.ts";
import { startContentCleaning } from "./clean-content.ts";

test("every day, files and pictures that nothing needs any more are deleted", async () => {
  const { content } = await temporaryStore();
  const clock = fakeClock();
  const { stop } = startContentCleaning({ content, clock, log: silentLog });
  onTestFinished(stop);
  const file = { name: "/content/1.js", bytes: Buffer.from("1"), brotli: null, gzip: null };
  await content.keptFiles.put([file], clock.now());
  await content.pictures.put({ id: "0a1b2c3d4e5f", record: {}, files: new Map() }, clock.now());
  const isKept = async () => (await content.keptFiles.get(file.name)) !== undefined;
  const passDay = async () => {
    await vi.waitUntil(() => clock.nextTimerIn() !== undefined);
    clock.pass(DAY);
  };
  for (let day = 1; day <= 30; day += 1) await passDay();
  expect(await content.pictures.records("uploads/0a1b2c3d4e5f")).toEqual(new Map());
  expect(await isKept()).toBe(true);
  await passDay();
  await vi.waitUntil(async () => !(await isKept()));
});
