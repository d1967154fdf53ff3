import { statfs } from "node:fs/promises";

export interface DiskSpace {
  freeBytes: number;
  totalBytes: number;
}

/** The space on a folder's disk; undefined if it cannot be determined. */
export async function diskSpace(folder: string): Promise<DiskSpace | undefined> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  } catch {
    return undefined;
  }
}
