import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { afterAll, beforeAll, expect, test } from "vitest";

import { type Attack, attacks, proxiedAttacks } from "../support/abuse/attack-list.ts";
import { hasNginx, startNginx } from "../support/processes/start-nginx.ts";
import { newVisitor, sendOnce, type Visitor } from "../support/processes/load-writers.ts";
import { type RunningSite, runSite } from "../support/processes/site-process.ts";

// nginx uses a self-signed certificate.
process.env["NODE_TLS_REJECT_UNAUTHORIZED"] = "0";

/** Milliseconds per attack. */
const DURATION = 600;
/** The most memory of the site in MB: two thirds of the systemd unit's MemoryMax. */
const MOST_MEMORY = 512;
/** The time limit in milliseconds; a slower response counts as none. */
const TIMEOUT = 10_000;
/** Milliseconds in which the home page must respond for the site to count as recovered. */
const NORMAL_TIME = 250;

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
    const seen = await watchAttack(attack, url);
    expect(lost(seen.visitors), "accepted, and not stored").toBe(0);
    // 202 accepted, 429 rate limit, 503 too many requests at once.
    expect([202, 429, 503]).toEqual(expect.arrayContaining([...seen.submissions]));
    const answered = seen.home.filter(Number.isFinite).length;
    expect(answered, "visits to Home").toBeGreaterThan(seen.home.length / 2);
    expect(seen.memory, "memory in MB").toBeLessThan(MOST_MEMORY);
    // Recovery usually takes five seconds; the limit allows for a busy machine.
    expect(seen.recovery, "milliseconds until all is well").toBeLessThan(15_000);
  },
);

/** Attacks the site, while visitors read pages and send submissions. */
async function watchAttack({ name }: Attack, url: string) {
  const workerData = { name, url, duration: DURATION };
  const program = new URL("../support/abuse/attacker.ts", import.meta.url);
  const attacker = new Worker(program, { workerData });
  await once(attacker, "online");
  const over = new AbortController();
  attacker.once("exit", () => over.abort());
  const visitors: Visitor[] = [];
  /** Response times of the home page in milliseconds; Infinity without a response. */
  const home: number[] = [];
  const seen = {
    home,
    /** The statuses of all submissions; undefined without a response. */
    submissions: new Set<number | undefined>(),
    visitors,
    /** The site's peak memory in MB. */
    memory: 0,
    /** Milliseconds from the attack's end until the home page and a submission work normally. */
    recovery: 0,
  };
  const send = async () => {
    const visitor = newVisitor();
    visitors.push(visitor);
    const status = await sendOnce(visitor, url);
    seen.submissions.add(status);
    return status;
  };
  const again = async (every: number, action: () => unknown) => {
    while (!over.signal.aborted) {
      await action();
      await pause(every);
    }
  };
  await Promise.all([
    once(attacker, "exit"),
    again(20, async () => home.push(await timeHome(url))),
    again(100, send),
    again(50, () => {
      seen.memory = Math.max(seen.memory, memoryOf(site.pid));
    }),
  ]);
  const endedAt = performance.now();
  while ((await timeHome(url)) > NORMAL_TIME || (await send()) !== 202) {
    if (performance.now() - endedAt > 60_000) break;
  }
  seen.recovery = performance.now() - endedAt;
  return seen;
}

/** Requests the home page as a new visitor, on a connection of its own. */
async function timeHome(url: string): Promise<number> {
  const startedAt = performance.now();
  try {
    const response = await fetch(url, {
      headers: { Connection: "close" },
      signal: AbortSignal.timeout(TIMEOUT),
    });
    await response.arrayBuffer();
    if (response.status !== 200) return Number.POSITIVE_INFINITY;
    return performance.now() - startedAt;
  } catch {
    await pause(50);
    return Number.POSITIVE_INFINITY;
  }
}

/** The resident memory of a process in MB; 0 if it has ended. */
function memoryOf(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1000);
  } catch {
    return 0;
  }
}
