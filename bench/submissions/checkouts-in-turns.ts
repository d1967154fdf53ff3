import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";

import { postgresqlPrograms } from "../../tools/programs/postgresql.ts";
import { startPostgres } from "../../tests/support/databases/postgres-server.ts";
import type { RunningSite } from "../../tests/support/processes/site-process.ts";
import { median } from "../median.ts";
import { processorTime } from "../processor-time.ts";
import { postSubmissions, startAcceptingSite } from "./load.ts";

/**
 * Compares the submissions that this checkout accepts with another's, by turns, without a mail
 * server: `node bench/submissions/checkouts-in-turns.ts <other built checkout> [rounds]`.
 */
const SECONDS = 2;
const CONNECTIONS = 50;
const WARM_UP = 2;
// Not a temporary folder, which may be in memory (tmpfs).
const FOLDER = resolve("data/bench-turns");

const [other, rounds = "12"] = process.argv.slice(2);
if (!other) throw new Error("Name the folder of the other checkout.");

interface Figures {
  /** Submissions per second. */
  rate: number;
  /** Microseconds of the site's CPU time per submission, which other processes hardly affect. */
  processor: number;
}

async function measure({ url, pid }: RunningSite): Promise<Figures> {
  const processorBefore = processorTime(pid);
  const { requests, errors, seconds } = await postSubmissions(url, CONNECTIONS, SECONDS);
  if (errors > 0) throw new Error(`${errors} of ${requests} submissions failed.`);
  return {
    rate: requests / seconds,
    processor: (processorTime(pid) - processorBefore) / requests,
  };
}

async function compare(database: string, urlOf: (checkout: "before" | "after") => string) {
  const before = await startAcceptingSite(urlOf("before"), other);
  const after = await startAcceptingSite(urlOf("after"));
  const turns: { before: Figures; after: Figures }[] = [];
  for (let round = -WARM_UP; round < Number(rounds); round += 1) {
    // Each goes first in half of the rounds, because the disk is still busy with the one before.
    const isReversed = round % 2 !== 0;
    const first = await measure(isReversed ? after : before);
    const second = await measure(isReversed ? before : after);
    const turn = isReversed ? { before: second, after: first } : { before: first, after: second };
    if (round >= 0) turns.push(turn);
  }
  await Promise.all([before.end("SIGTERM"), after.end("SIGTERM")]);
  const of = (figure: (turn: (typeof turns)[number]) => number) => median(turns.map(figure));
  return {
    database,
    "before, submissions/s": Math.round(of((turn) => turn.before.rate)),
    "after, submissions/s": Math.round(of((turn) => turn.after.rate)),
    ratio: of((turn) => turn.after.rate / turn.before.rate).toFixed(2),
    "before, processor µs": Math.round(of((turn) => turn.before.processor)),
    "after, processor µs": Math.round(of((turn) => turn.after.processor)),
  };
}

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const rows = [await compare("SQLite", (checkout) => `sqlite:${FOLDER}/${checkout}.db`)];
const programs = postgresqlPrograms();
if (programs) {
  const server = await startPostgres(programs);
  for (const name of ["before", "after"]) {
    const connection = ["--maintenance-db", server.url("postgres"), name];
    execFileSync(join(programs, "createdb"), connection);
  }
  rows.push(await compare("PostgreSQL", server.url));
  await server.remove();
}
rmSync(FOLDER, { recursive: true });
console.table(rows);
