import { statfs } from "node:fs/promises";

import { readUpkeep, type Upkeep } from "../core/upkeep.ts";

export interface DiskSpace {
  freeBytes: number;
  totalBytes: number;
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
