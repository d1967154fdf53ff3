import { expect, onTestFinished, test, vi } from "vitest";

import { temporaryStore } from "../tests/support/databases/temporary-store.ts";
import { fakeClock } from "../tests/support/server/fake-clock.ts";
import { newSubmission } from "../tests/support/server/sample-submission.ts";
import { silentLog } from "../tests/support/server/silent-log.ts";
import { content } from "../tests/support/site-content.ts";
import { DAY, HOUR } from "./core/durations.ts";
import { startBackgroundWork } from "./start-background-work.ts";

test("after a day, what was put aside is mailed, and after a month what no page needs deleted", async () => {
  const store = await temporaryStore();
  const clock = fakeClock();
  const { stop } = startBackgroundWork({
    settings: {
      summary: undefined,
      retentionDays: undefined,
      database: { engine: "sqlite", file: "none/site.db" },
    },
    store,
    clock,
    log: silentLog,
    content: () => content,
  });
  onTestFinished(stop);
  const file = { name: "/content/1.js", bytes: Buffer.from("1") };
  await store.content.keptFiles.put([file], clock.now());
  await store.submissions.record(newSubmission("held", {}, { now: clock.now(), isHeld: true }));
  const isThere = async () => (await store.content.keptFiles.get(file.name)) !== undefined;
  const isMailed = async () => {
    clock.pass(HOUR);
    return (await store.admin.find("held"))?.mails[0]?.state === "waiting";
  };
  await vi.waitUntil(isMailed, { interval: 5, timeout: 15_000 });
  expect(await isThere()).toBe(true);
  clock.pass(31 * DAY);
  await vi.waitUntil(async () => !(await isThere()));
});
