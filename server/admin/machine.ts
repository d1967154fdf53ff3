import { readFileSync, realpathSync, statSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

export interface DiskSpace {
  freeBytes: number;
  totalBytes: number;
}

/** What the units of deploy/one do with the machine, and the site only reads. */
export interface Upkeep {
  /** When the backups were last copied elsewhere, in milliseconds since 1970; undefined: never. */
  offSiteAt: number | undefined;
  /** The last newer Node: whether the site starts with it. */
  node: { isUsed: boolean; before: string; after: string; at: number } | undefined;
}

/** What can be found out about the machine on which the site's data lies. */
export interface Machine {
  /** Undefined if it cannot be determined. */
  disk: () => Promise<DiskSpace | undefined>;
  /** What root's units do; undefined where there are none, as in a container. */
  upkeep: () => Upkeep | undefined;
}

/** @param data the site's data folder */
export function machineWith(data: string): Machine {
  return {
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
 * Reads the folder of root's beside the data folder, `/var/lib/banderas-tefl-upkeep`; undefined
 * where deploy/one/install has not made it, as in a container.
 */
function readUpkeep(data: string): Upkeep | undefined {
  const folder = folderBeside(data);
  if (!folder || !statSync(folder, { throwIfNoEntry: false })) return undefined;
  return {
    offSiteAt: statSync(join(folder, "off-site"), { throwIfNoEntry: false })?.mtimeMs,
    node: lastNode(join(folder, "node")),
  };
}

function folderBeside(data: string): string | undefined {
  try {
    const real = realpathSync(data);
    return join(dirname(real), `${basename(real)}-upkeep`);
  } catch {
    return undefined;
  }
}

function lastNode(file: string): Upkeep["node"] {
  const at = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (at === undefined) return undefined;
  const [, state, before = "", after = ""] =
    /^(updated|refused) (v[\d.]+) (v[\d.]+)$/m.exec(readFileSync(file, "utf8")) ?? [];
  return state ? { isUsed: state === "updated", before, after, at } : undefined;
}
