import { expect, onTestFinished, test, vi } from "vitest";

import { parseSettings } from "#server/core/settings/settings.ts";
import type { Log } from "#server/core/log.ts";
import { SentenceError } from "#content/sentence-error.ts";
import { temporaryFolder } from "../../tests/support/server/temporary-folder.ts";
import { createStudioStore } from "./studio-store.ts";

test("what fails unexpectedly is answered in a sentence, and logged with where it failed", async () => {
  const error = vi.fn<Log["error"]>();
  const settings = parseSettings({ DATABASE_URL: `sqlite:${temporaryFolder()}/site.db` });
  const store = createStudioStore(settings, { error }, ({ store: { content } }) => ({
    contentStore: content,
    isTemporary: () => true,
    origin: () => ({}),
    mistakesIn: () => [],
    now: Date.now,
    log: { error },
  }));
  onTestFinished(store.close);
  const fail = (problem: Error) => store.use(() => Promise.reject(problem));

  await expect(fail(new SentenceError("There is no such person."))).rejects.toMatchObject({
    data: "There is no such person.",
  });
  expect(error).not.toHaveBeenCalled();
  await expect(fail(new TypeError("mina@example.com is not iterable"))).rejects.toMatchObject({
    data: "That did not work: mina@example.com is not iterable.",
  });
  expect(error).toHaveBeenCalledWith(
    {
      cause: "TypeError: [address] is not iterable",
      stack: expect.stringContaining("studio-store"),
    },
    "A request of the studio failed",
  );
});
