import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";

import { attacks, type Attack, proxiedAttacks } from "../support/abuse/attack-list.ts";
import { limitMemory, watchAttack } from "../support/abuse/watch.ts";
import { hasNginx, startNginx } from "../support/processes/start-nginx.ts";
import type { Visitor } from "../support/processes/load-writers.ts";
import { runSite } from "../support/processes/site-process.ts";

// nginx uses a self-signed certificate.
process.env["NODE_TLS_REJECT_UNAUTHORIZED"] = "0";

/** Milliseconds per attack; `bench/abuse.ts` attacks for longer. */
const DURATION = 1500;
/** The site's memory limit in MB, two thirds of the systemd unit's MemoryMax. */
const MOST_MEMORY = 512;

async function startSite() {
  const folder = mkdtempSync(join(tmpdir(), "abuse-"));
  const file = join(folder, "site.db");
  const site = await runSite({
    DATABASE_URL: `sqlite:${file}`,
    RATE_LIMIT: "1000000",
    TRUST_PROXY: "1",
    LOG_LEVEL: "info",
  });
  const removeLimit = limitMemory(site.pid);
  onTestFinished(async () => {
    await site.end("SIGKILL");
    removeLimit();
    rmSync(folder, { recursive: true });
  });
  return { ...site, file };
}

/** Counts accepted submissions that are missing in the database. */
function lost(file: string, visitors: readonly Visitor[]): number {
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = database.prepare("select id from submissions").all();
  database.close();
  const stored = new Set(rows.map(({ id }) => id));
  return visitors.filter(({ acceptedId }) => acceptedId && !stored.has(acceptedId)).length;
}

/** The URL for visitors: the site's, or that of nginx in front of it. */
async function addressOf(site: { url: string }, attack: Attack): Promise<string> {
  if (!proxiedAttacks.includes(attack)) return site.url;
  const nginx = await startNginx("deploy/one/nginx.conf", new URL(site.url).host);
  onTestFinished(nginx.close);
  return nginx.url;
}

test.each([...attacks, ...(hasNginx ? proxiedAttacks : [])])(
  "the site survives this attack without losing submissions: $name",
  async (attack) => {
    const site = await startSite();
    const url = await addressOf(site, attack);
    const seen = await watchAttack({ url, pid: site.pid, attack, duration: DURATION });
    expect(lost(site.file, seen.visitors), "accepted, and not stored").toBe(0);
    // 202 accepted, 429 rate limit, 503 too many requests at once.
    expect([202, 429, 503]).toEqual(expect.arrayContaining([...new Set(seen.submissions)]));
    const answered = seen.home.filter(Number.isFinite).length;
    expect(answered, "visits to Home").toBeGreaterThan(seen.home.length / 2);
    expect(seen.memory, "memory in MB").toBeLessThan(MOST_MEMORY);
    // Recovery usually takes five seconds; the limit allows for a busy machine.
    expect(seen.recovery, "milliseconds until all is well").toBeLessThan(15_000);
  },
);
