import { readFileSync } from "node:fs";

/** The CPU time of a process, in microseconds. */
export function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  // The values are ticks of 10 ms.
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}
