import { once } from "node:events";
import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";

import { newVisitor, sendOnce, type Visitor } from "../processes/load-writers.ts";
import type { Attack } from "./attack-list.ts";

/** The measurements during an attack. */
interface Observation {
  /** Response times of the home page in milliseconds; Infinity without a response. */
  home: number[];
  /** The statuses of all submissions; undefined without a response. */
  submissions: (number | undefined)[];
  visitors: Visitor[];
  /** The site's peak memory in MB. */
  memory: number;
  /** Milliseconds from the end of the attack until the home page and a submission work normally. */
  recovery: number;
}

interface Watched {
  /** The URL for visitors. */
  url: string;
  /** Process id of the site. */
  pid: number;
  attack: Attack;
  /** The duration of the attack, in milliseconds. */
  duration: number;
}

/** The time limit in milliseconds; a slower response counts as none. */
const TIMEOUT = 10_000;
/** Milliseconds in which the home page must respond for the site to count as recovered. */
const NORMAL_TIME = 250;

/** Attacks the site, while visitors read pages and send submissions. */
export async function watchAttack({ url, pid, attack, duration }: Watched): Promise<Observation> {
  const workerData = { name: attack.name, url, duration };
  const attacker = new Worker(new URL("attacker.ts", import.meta.url), { workerData });
  await once(attacker, "online");
  let hasEnded = false;
  attacker.once("exit", () => (hasEnded = true));
  const isOver = () => hasEnded;
  const seen: Observation = {
    home: [],
    submissions: [],
    visitors: [],
    memory: 0,
    recovery: 0,
  };
  const send = async () => {
    const visitor = newVisitor();
    seen.visitors.push(visitor);
    const status = await sendOnce(visitor, url);
    seen.submissions.push(status);
    return status;
  };
  const again = async (every: number, action: () => unknown) => {
    while (!isOver()) {
      await action();
      await pause(every);
    }
  };
  await Promise.all([
    once(attacker, "exit"),
    again(20, async () => seen.home.push(await timeHome(url))),
    again(100, send),
    again(50, () => {
      seen.memory = Math.max(seen.memory, memoryOf(pid));
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
