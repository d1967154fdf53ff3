import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";

import { crashSite } from "../support/processes/crash-site.ts";
import { temporaryFolder } from "../support/server/temporary-folder.ts";

/** Milliseconds until a URL has responded. */
async function timeOf(address: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(address);
  await response.arrayBuffer();
  expect(response.status).toBe(200);
  return performance.now() - start;
}

test("while another process locks SQLite, pages are served but submissions get 503", async () => {
  const folder = temporaryFolder();
  const { site, send } = await crashSite("smtp://127.0.0.1:9", folder);
  const other = new DatabaseSync(join(folder, "site.db"));
  onTestFinished(() => other.close());
  other.exec("begin immediate");
  const answers = Promise.all([send(), send(), send()]);
  const times: number[] = [];
  for (let round = 0; round < 30; round += 1) {
    times.push(await timeOf(`${site.url}/apply`), await timeOf(`${site.url}/healthz`));
  }
  expect(Math.max(...times)).toBeLessThan(1500);
  expect((await answers).map(({ status }) => status)).toEqual([503, 503, 503]);
  const start = performance.now();
  expect((await send()).status).toBe(503);
  expect(performance.now() - start).toBeLessThan(2000);
  console.info(`Slowest page: ${Math.round(Math.max(...times))} ms`);
  other.exec("rollback");
  expect((await send()).status).toBe(202);
});
