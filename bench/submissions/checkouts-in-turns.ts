import { mkdirSync, rmSync } from "node:fs";
import { resolve } from "node:path";

import { median } from "../median.ts";
import { postSubmissions, startAcceptingSite } from "./load.ts";

/**
 * Compares the submissions per second that this checkout accepts with another's, by turns:
 * `node bench/submissions/checkouts-in-turns.ts <other built checkout>`. SQLite, no mail server.
 */
const ROUNDS = 12;
const SECONDS = 3;
const CONNECTIONS = 50;
// Not a temporary folder, which may be in memory (tmpfs).
const FOLDER = resolve("data/bench-turns");

const [other] = process.argv.slice(2);
if (!other) throw new Error("Name the folder of the other checkout.");

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const before = await startAcceptingSite(`sqlite:${FOLDER}/before.db`, other);
const after = await startAcceptingSite(`sqlite:${FOLDER}/after.db`);

async function rate(site: string): Promise<number> {
  const { requests, errors, seconds } = await postSubmissions(site, CONNECTIONS, SECONDS);
  if (errors > 0) throw new Error(`${errors} of ${requests} submissions failed.`);
  return requests / seconds;
}

await rate(before.url);
await rate(after.url);
const rates: { before: number; after: number }[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  // Each goes first in half of the rounds, because the disk is still busy with the one before.
  const isReversed = round % 2 === 1;
  const first = await rate(isReversed ? after.url : before.url);
  const second = await rate(isReversed ? before.url : after.url);
  rates.push(isReversed ? { before: second, after: first } : { before: first, after: second });
}
await Promise.all([before.end("SIGTERM"), after.end("SIGTERM")]);
rmSync(FOLDER, { recursive: true });

console.table([
  {
    "before, submissions/s": Math.round(median(rates.map((round) => round.before))),
    "after, submissions/s": Math.round(median(rates.map((round) => round.after))),
    ratio: median(rates.map((round) => round.after / round.before)).toFixed(2),
  },
]);
