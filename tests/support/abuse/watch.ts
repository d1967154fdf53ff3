import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";

import { newVisitor, sendOnce, type Visitor } from "../processes/load-writers.ts";
import type { Attack } from "./attacks.ts";

/** What honest visitors and the machine see of an attack. */
export interface Observation {
  /** Milliseconds that Home took, for each visit; Infinity where no answer came. */
  home: number[];
  /** Milliseconds that each submission took to be answered. */
  sending: number[];
  /** The statuses of all submissions; undefined: no answer. */
  submissions: (number | undefined)[];
  visitors: Visitor[];
  /** The most memory that the site took, in MB. */
  memory: number;
  /** Milliseconds from the end of the attack until Home and a submission were answered in time. */
  recovery: number;
}

interface Watched {
  /** Where honest visitors go. */
  url: string;
  /** The site's process. */
  pid: number;
  attack: Attack;
  /** Milliseconds. */
  duration: number;
}

/** Slower than that is no answer: visitors have gone. */
const PATIENCE = 10_000;
/** Milliseconds in which Home has to be answered for the site to have recovered. */
const IN_TIME = 250;

/** Attacks for that long, while visitors read and write. */
export async function watchAttack({ url, pid, attack, duration }: Watched): Promise<Observation> {
  const workerData = { name: attack.name, url, duration };
  const attacker = new Worker(new URL("attacker.ts", import.meta.url), { workerData });
  await once(attacker, "online");
  let hasEnded = false;
  attacker.once("exit", () => (hasEnded = true));
  const isOver = () => hasEnded;
  const seen: Observation = {
    home: [],
    sending: [],
    submissions: [],
    visitors: [],
    memory: 0,
    recovery: 0,
  };
  const send = async () => {
    const visitor = newVisitor();
    seen.visitors.push(visitor);
    const startedAt = performance.now();
    const status = await sendOnce(visitor, url);
    seen.sending.push(performance.now() - startedAt);
    seen.submissions.push(status);
    return status;
  };
  const again = async (every: number, look: () => unknown) => {
    while (!isOver()) {
      await look();
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
  while ((await timeHome(url)) > IN_TIME || (await send()) !== 202) {
    if (performance.now() - endedAt > 60_000) break;
  }
  seen.recovery = performance.now() - endedAt;
  return seen;
}

async function timeHome(url: string): Promise<number> {
  const startedAt = performance.now();
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE) });
    await response.arrayBuffer();
    if (response.status !== 200) return Number.POSITIVE_INFINITY;
    return performance.now() - startedAt;
  } catch {
    await pause(50);
    return Number.POSITIVE_INFINITY;
  }
}

/** A process's memory in use, in MB; 0 once it is gone. */
function memoryOf(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1000);
  } catch {
    return 0;
  }
}

const GROUPS = "/sys/fs/cgroup/memory";
/** `MemoryMax` of deploy/one/banderas-tefl.service. */
const UNIT_MEMORY = 768 * 1024 * 1024;

/**
 * Gives a process the memory that the unit does, where this user may; beyond it the kernel kills
 * the process. Returns how to remove the group once the process is gone.
 */
export function limitMemory(pid: number): () => void {
  const group = `${GROUPS}/abuse-${pid}`;
  try {
    mkdirSync(group);
    writeFileSync(`${group}/memory.limit_in_bytes`, String(UNIT_MEMORY));
    writeFileSync(`${group}/cgroup.procs`, String(pid));
  } catch {
    // Without the right to: whoever watches the memory sees it grow.
  }
  return () => {
    if (existsSync(group)) rmdirSync(group);
  };
}

/** The value below which that share of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
