import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { school } from "#content/school/school.ts";
import * as z from "zod";

const run = promisify(execFile);

const reportSchema = z.object({
  requests: z.number(),
  seconds: z.number(),
  /** Milliseconds. */
  p50: z.number(),
  p99: z.number(),
  errors: z.number(),
});

/** The results of wrk. */
export type LoadReport = z.output<typeof reportSchema>;

const DONE = readFileSync(new URL("report.lua", import.meta.url), "utf8");
const SUBMISSIONS = readFileSync(new URL("submissions.lua", import.meta.url), "utf8");

/** Posts submissions as fast as the server responds. */
export function postSubmissions(site: string, connections: number, seconds: number) {
  const script = SUBMISSIONS.replace("MAILBOX", school.email) + DONE;
  return wrk(site, script, connections, seconds);
}

export function readPage(address: string, connections: number, seconds: number) {
  return wrk(address, DONE, connections, seconds);
}

async function wrk(address: string, script: string, connections: number, seconds: number) {
  const file = join(mkdtempSync(join(tmpdir(), "load-")), "load.lua");
  writeFileSync(file, script);
  const { stdout } = await run("wrk", [
    "--threads=1",
    `--connections=${connections}`,
    `--duration=${seconds}s`,
    "--timeout=10s",
    `--script=${file}`,
    address,
  ]);
  return reportSchema.parse(JSON.parse(stdout.trim().split("\n").at(-1) ?? ""));
}
