import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";

export type MemoryLimit = NonNullable<ReturnType<typeof limitMemory>>;

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
export function limitMemory(megabytes: number) {
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
      /** The words before a command that put it and all that it starts into the group. */
      enter: ["sh", "-c", 'echo $$ > "$0" && exec "$@"', `${group}/cgroup.procs`],
      /** The most megabytes since the last call, without files that are only cached. */
      peak() {
        sample();
        const peak = Math.round(most);
        most = 0;
        return peak;
      },
      /** How many processes the kernel has ended for it. */
      kills: () => Number(/^oom_kill (\d+)$/m.exec(read(events))?.[1]),
      remove() {
        clearInterval(timer);
        rmdirSync(group);
      },
    };
  }
  return undefined;
}
