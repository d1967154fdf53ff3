import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, test } from "vitest";

import { attacks, proxiedAttacks } from "../support/abuse/attack-list.ts";
import { watchAttack } from "../support/abuse/watch.ts";
import { hasNginx, startNginx } from "../support/processes/start-nginx.ts";
import type { Visitor } from "../support/processes/load-writers.ts";
import { type RunningSite, runSite } from "../support/processes/site-process.ts";

// nginx uses a self-signed certificate.
process.env["NODE_TLS_REJECT_UNAUTHORIZED"] = "0";

/** Milliseconds per attack. */
const DURATION = 600;
/** The most memory of the site in MB: two thirds of the systemd unit's MemoryMax. */
const MOST_MEMORY = 512;

let site: RunningSite;
let proxied = "";
const folder = mkdtempSync(join(tmpdir(), "abuse-"));
const file = join(folder, "site.db");
const cleanups: (() => unknown)[] = [];

// All attacks hit the same site, which is harder to survive than a new site for each.
beforeAll(async () => {
  site = await runSite({
    DATABASE_URL: `sqlite:${file}`,
    RATE_LIMIT: "1000000",
    TRUST_PROXY: "1",
    LOG_LEVEL: "info",
  });
  cleanups.push(() => rmSync(folder, { recursive: true }));
  cleanups.push(() => site.end("SIGKILL"));
  if (!hasNginx) return;
  const nginx = await startNginx(new URL(site.url).host);
  proxied = nginx.url;
  cleanups.push(nginx.close);
});

// Also runs after a failed `beforeAll`: otherwise Vitest would wait for the site's process forever.
afterAll(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup();
});

/** Counts accepted submissions that are missing in the database. */
function lost(visitors: readonly Visitor[]): number {
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = database.prepare("select id from submissions").all();
  database.close();
  const stored = new Set(rows.map(({ id }) => id));
  return visitors.filter(({ acceptedId }) => acceptedId && !stored.has(acceptedId)).length;
}

test.each([...attacks, ...(hasNginx ? proxiedAttacks : [])])(
  "the site survives this attack without losing submissions: $name",
  async (attack) => {
    const url = proxiedAttacks.includes(attack) ? proxied : site.url;
    const seen = await watchAttack({ url, pid: site.pid, attack, duration: DURATION });
    expect(lost(seen.visitors), "accepted, and not stored").toBe(0);
    // 202 accepted, 429 rate limit, 503 too many requests at once.
    expect([202, 429, 503]).toEqual(expect.arrayContaining([...new Set(seen.submissions)]));
    const answered = seen.home.filter(Number.isFinite).length;
    expect(answered, "visits to Home").toBeGreaterThan(seen.home.length / 2);
    expect(seen.memory, "memory in MB").toBeLessThan(MOST_MEMORY);
    // Recovery usually takes five seconds; the limit allows for a busy machine.
    expect(seen.recovery, "milliseconds until all is well").toBeLessThan(15_000);
  },
);
