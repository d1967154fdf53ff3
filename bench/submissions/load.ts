import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import * as z from "zod";

import { runSite } from "../../tests/support/processes/site-process.ts";
import { content } from "../../tests/support/site-content.ts";

const { school } = content;

const run = promisify(execFile);

/** Starts the built site without a mail server, so that only accepting submissions is measured. */
export function startAcceptingSite(databaseUrl: string) {
  const limits = { RATE_LIMIT: "1000000", TRUST_PROXY: "1" };
  return runSite({ DATABASE_URL: databaseUrl, SMTP_URL: "smtp://127.0.0.1:9", ...limits });
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

const readScript = (name: string) => readFileSync(new URL(name, import.meta.url), "utf8");

/** Posts submissions as fast as the server responds. */
export async function postSubmissions(site: string, connections: number, seconds: number) {
  const file = join(mkdtempSync(join(tmpdir(), "load-")), "load.lua");
  const script = readScript("submissions.lua").replace("MAILBOX", school.email);
  writeFileSync(file, script + readScript("report.lua"));
  const { stdout } = await run("wrk", [
    "--threads=1",
    `--connections=${connections}`,
    `--duration=${seconds}s`,
    "--timeout=10s",
    `--script=${file}`,
    site,
  ]);
  return reportSchema.parse(JSON.parse(stdout.trim().split("\n").at(-1) ?? ""));
}
