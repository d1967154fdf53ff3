import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { school } from "#content/school/school.ts";
import * as z from "zod";

import { runSite } from "../../tests/support/processes/site-process.ts";

const run = promisify(execFile);

/** Starts a built checkout without a mail server, so that only accepting is measured. */
export function startAcceptingSite(databaseUrl: string, checkout = ".") {
  const limits = { RATE_LIMIT: "1000000", TRUST_PROXY: "1" };
  const settings = { DATABASE_URL: databaseUrl, SMTP_URL: "smtp://127.0.0.1:9", ...limits };
  return runSite(settings, [], checkout);
}

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
