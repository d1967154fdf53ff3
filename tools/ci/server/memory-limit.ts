import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";

/** How much memory a group of processes has used, and how many of them the kernel has ended for it. */
export interface MemoryLimit {
  /** The words before a command that put it and all that it starts into the group. */
  enter: readonly string[];
  /** The most megabytes since the last call, without files that are only cached. */
  peak: () => number;
  kills: () => number;
  remove: () => void;
}

/** Where cgroups are, and what their files are called, in versions 1 and 2. */
const VERSIONS = [
  {
    parent: "/sys/fs/cgroup/memory",
    limit: "memory.limit_in_bytes",
    used: /^total_(?:rss|shmem) (\d+)$/gm,
    events: "memory.oom_control",
  },
  {
    parent: "/sys/fs/cgroup",
    limit: "memory.max",
    used: /^(?:anon|shmem) (\d+)$/gm,
    events: "memory.events",
  },
] as const;

/** Makes a group with so many megabytes; undefined where this system does not limit memory. */
export function limitMemory(megabytes: number): MemoryLimit | undefined {
  for (const { parent, limit, used, events } of VERSIONS) {
    if (!existsSync(parent)) continue;
    const group = `${parent}/server-walk-${process.hrtime.bigint()}`;
    mkdirSync(group);
    if (!existsSync(`${group}/${limit}`)) {
      rmdirSync(group);
      continue;
    }
    writeFileSync(`${group}/${limit}`, String(megabytes * 1024 * 1024));
    const read = (file: string) => readFileSync(`${group}/${file}`, "utf8");
    let most = 0;
    const sample = () => {
      const bytes = [...read("memory.stat").matchAll(used)].map(([, count]) => Number(count));
      most = Math.max(most, bytes.reduce((sum, each) => sum + each, 0) / 1024 / 1024);
    };
    const timer = setInterval(sample, 200).unref();
    return {
      enter: ["sh", "-c", 'echo $$ > "$0" && exec "$@"', `${group}/cgroup.procs`],
      peak() {
        sample();
        const peak = Math.round(most);
        most = 0;
        return peak;
      },
      kills: () => Number(/^oom_kill (\d+)$/m.exec(read(events))?.[1]),
      remove() {
        clearInterval(timer);
        rmdirSync(group);
      },
    };
  }
  return undefined;
}
