import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

import { keepingLog } from "../../tests/support/server/keeping-log.ts";
import { temporaryFolder } from "../../tests/support/server/temporary-folder.ts";
import { openMailboxes } from "./school-mailboxes.ts";

test("the mailboxes of before are known after a start, and a broken file is no obstacle", async () => {
  const data = temporaryFolder();
  const { log, lines } = keepingLog();
  const first = await openMailboxes(data, log);
  await first.add(["old@school.example"]);
  await first.add(["new@school.example", "old@school.example"]);
  const { mailboxes } = await openMailboxes(data, log);
  expect([...mailboxes]).toEqual(["old@school.example", "new@school.example"]);
  expect(lines).toEqual([]);

  writeFileSync(join(data, "mailboxes.json"), "[1");
  const afterwards = await openMailboxes(data, log);
  await afterwards.add(["new@school.example"]);
  expect((await openMailboxes(data, log)).mailboxes).toEqual(new Set(["new@school.example"]));
});
