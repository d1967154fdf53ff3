import { existsSync, readFileSync, realpathSync, statSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { join } from "node:path";

export type Machine = ReturnType<typeof machineWith>;
export type DiskSpace = NonNullable<Awaited<ReturnType<Machine["disk"]>>>;

/**
 * What can be found out about the machine.
 * @param data the site's data folder
 */
export function machineWith(data: string) {
  return {
    /** Undefined if it cannot be determined. */
    async disk() {
      try {
        const { bavail, blocks, bsize } = await statfs(data);
        return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
      } catch {
        return undefined;
      }
    },
    upkeep: () => readUpkeep(data),
  };
}

/**
 * Reads what root's units do, in `/var/lib/banderas-tefl-upkeep` beside the data folder; undefined
 * where deploy/one/install has not made it, as in a container.
 */
function readUpkeep(data: string) {
  if (!existsSync(data)) return undefined;
  const folder = `${realpathSync(data)}-upkeep`;
  if (!existsSync(folder)) return undefined;
  return {
    /** When the backups were last copied elsewhere; undefined: never. */
    offSiteAt: statSync(join(folder, "off-site"), { throwIfNoEntry: false })?.mtimeMs,
    node: lastNode(join(folder, "node")),
  };
}

/** The last newer Node: whether the site starts with it. */
function lastNode(file: string) {
  const at = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (at === undefined) return undefined;
  const [, state, before = "", after = ""] =
    /^(updated|refused) (v[\d.]+) (v[\d.]+)$/m.exec(readFileSync(file, "utf8")) ?? [];
  return state ? { isUsed: state === "updated", before, after, at } : undefined;
}
