import { mkdirSync } from "node:fs";
import { join } from "node:path";

import { median } from "../median.ts";
import { type LoadReport, postSubmissions, startAcceptingSite } from "./load.ts";
import { rawWritesPerSecond } from "./raw-writes.ts";

const ROUNDS = 5;
const SECONDS = 5;
const CONNECTIONS = 50;

/**
 * Durable submissions per second, compared with the flushed writes per second of the disk, measured
 * alternately.
 */
export async function benchAcceptance(title: string, folder: string, databaseUrl?: string) {
  mkdirSync(folder, { recursive: true });
  const site = await startAcceptingSite(databaseUrl ?? `sqlite:${join(folder, "site.db")}`);
  await postSubmissions(site.url, CONNECTIONS, 2);
  const raw: number[] = [];
  const loads: LoadReport[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    raw.push(rawWritesPerSecond(folder, 2));
    loads.push(await postSubmissions(site.url, CONNECTIONS, SECONDS));
  }
  await site.end("SIGTERM");
  const rates = loads.map(({ requests, seconds }) => requests / seconds);
  return {
    what: `accepting on ${title}, ${CONNECTIONS} connections`,
    "raw flushed 4 KiB writes/s": Math.round(median(raw)),
    "submissions/s": Math.round(median(rates)),
    ratio: Number(median(rates.map((rate, round) => rate / (raw[round] ?? 1))).toFixed(2)),
    "p50 ms": median(loads.map(({ p50 }) => p50)),
    "p99 ms": median(loads.map(({ p99 }) => p99)),
    errors: loads.reduce((sum, { errors }) => sum + errors, 0),
  };
}
