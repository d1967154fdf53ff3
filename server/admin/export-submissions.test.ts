import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";

import { temporaryStore } from "../../tests/support/databases/temporary-store.ts";
import { storeMessages } from "../../tests/support/databases/studio-submissions.ts";
import { allSubmissions, csvOf } from "./export-submissions.ts";

test("an export lets other work of the process go on before it is complete", async () => {
  const { admin, ...store } = await temporaryStore();
  await storeMessages({ admin, ...store }, 1200, "mina@example.com");
  let rows = 0;
  const others: number[] = [];
  const work = (async () => {
    for (;;) {
      await setImmediate();
      others.push(rows);
      if (rows > 1200) return;
    }
  })();
  for await (const row of csvOf(allSubmissions(admin, {}), { time: String, step: String }))
    rows += row === "" ? 0 : 1;
  await work;
  expect(rows).toBe(1201);
  // The heading is the first row.
  expect(others.filter((done) => done > 1 && done < rows).length).toBeGreaterThan(1);
});
