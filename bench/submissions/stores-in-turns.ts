import { mkdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

import { postgresqlPrograms } from "../../tools/programs/postgresql.ts";
import { startPostgres } from "../../tests/support/databases/postgres-server.ts";
import { median } from "../median.ts";
import { message } from "./fill.ts";

/**
 * Compares the submissions per second of this checkout's store with another's, alternately in one
 * process: `node bench/submissions/stores-in-turns.ts ../before`.
 */
const ROUNDS = 41;
const SECONDS = 1;
const AT_ONCE = 50;
const FOLDER = "data/bench-stores";

type CreateStore = typeof import("#server/store/create-store.ts").createStore;
type OpenEngine = typeof import("#server/store/engines/open-engine.ts").openEngine;
type Database = Parameters<OpenEngine>[0];

const silent = () => {};
const log = { debug: silent, info: silent, warn: silent, error: silent };

/** Opens and prepares the store of a checkout. */
async function openStore(checkout: string, database: Database) {
  const load = (path: string) => import(pathToFileURL(join(resolve(checkout), path)).href);
  const { createStore }: { createStore: CreateStore } = await load("server/store/create-store.ts");
  const { openEngine }: { openEngine: OpenEngine } = await load(
    "server/store/engines/open-engine.ts",
  );
  const store = createStore(openEngine(database, log));
  await store.prepare();
  return store;
}

type OpenedStore = Awaited<ReturnType<typeof openStore>>;

let next = 0;

/** Submissions per second; each sender waits until its submission is durable. */
async function rate({ submissions }: OpenedStore): Promise<number> {
  const start = performance.now();
  const end = start + SECONDS * 1000;
  let stored = 0;
  const send = async () => {
    while (performance.now() < end) {
      await submissions.record(message((next += 1), 1000));
      stored += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, send));
  return (stored / (performance.now() - start)) * 1000;
}

async function compare(engine: string, databaseFor: (name: string) => Database, other: string) {
  const before = await openStore(other, databaseFor("before"));
  const after = await openStore(".", databaseFor("after"));
  await rate(before);
  await rate(after);
  const rates: { before: number; after: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const isBeforeFirst = round % 2 === 0;
    const first = await rate(isBeforeFirst ? before : after);
    const second = await rate(isBeforeFirst ? after : before);
    rates.push(isBeforeFirst ? { before: first, after: second } : { before: second, after: first });
  }
  await Promise.all([before.close(), after.close()]);
  const ratios = rates.map((pair) => pair.after / pair.before).toSorted((a, b) => a - b);
  return {
    engine,
    "before, submissions/s": Math.round(median(rates.map((pair) => pair.before))),
    "after, submissions/s": Math.round(median(rates.map((pair) => pair.after))),
    "ratio, median": Number(median(ratios).toFixed(3)),
    "ratio, quartiles": [ratios[10]?.toFixed(2), ratios[ROUNDS - 11]?.toFixed(2)].join(" to "),
  };
}

const [, , other] = process.argv;
if (!other) throw new Error("Name the checkout to compare with.");
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const sqlite = (name: string): Database => ({ engine: "sqlite", file: join(FOLDER, `${name}.db`) });
console.table([await compare("SQLite", sqlite, other)]);

const programs = postgresqlPrograms();
if (programs) {
  const servers = await Promise.all([startPostgres(programs), startPostgres(programs)]);
  const postgres = (name: string): Database => ({
    engine: "postgres",
    url: servers[name === "before" ? 0 : 1].url("postgres"),
  });
  console.table([await compare("PostgreSQL", postgres, other)]);
  await Promise.all(servers.map((server) => server.remove()));
}
rmSync(FOLDER, { recursive: true });
