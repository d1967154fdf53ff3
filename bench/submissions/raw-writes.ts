import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";

/** How many 4 KiB writes per second the disk can flush one after the other. */
export function rawWritesPerSecond(folder: string, seconds: number): number {
  const file = join(folder, "raw-writes");
  const descriptor = openSync(file, "w");
  const page = Buffer.alloc(4096, 1);
  const end = performance.now() + seconds * 1000;
  let writes = 0;
  while (performance.now() < end) {
    writeSync(descriptor, page);
    fdatasyncSync(descriptor);
    writes += 1;
  }
  closeSync(descriptor);
  rmSync(file);
  return writes / seconds;
}
