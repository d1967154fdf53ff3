import { expect, test } from "vitest";

import { temporaryStore } from "#tests/support/databases/temporary-store.ts";
import { fakeClock } from "#tests/support/server/fake-clock.ts";
import { sampleSubmission } from "#tests/support/server/sample-submission.ts";
import { content } from "#tests/support/site-content.ts";
import { HOUR } from "./core/durations.ts";
import { parseSettings } from "./core/settings/settings.ts";
import { createMailComposer } from "./create-mail-composer.ts";

test("a retry repeats the date of its mail, but one that waited for hours has the date of now", async () => {
  const submission = sampleSubmission("one");
  const receivedAt = Date.parse(submission.received_at);
  const clock = fakeClock(receivedAt + HOUR);
  const compose = createMailComposer({
    settings: parseSettings({}),
    store: await temporaryStore(),
    clock,
    machine: { disk: async () => undefined, upkeep: () => undefined },
    content: () => content,
    errorCounts: { alarming: async () => 0 },
  });
  const dateNow = async () => (await compose({ id: "one", kind: "school", submission }))?.date;
  expect(await dateNow()).toEqual(new Date(receivedAt));
  clock.pass(2 * HOUR);
  expect(await dateNow()).toEqual(new Date(receivedAt + 3 * HOUR));
});
