import { mkdirSync, rmSync } from "node:fs";
import { performance } from "node:perf_hooks";

import { steps, stepsOf } from "#forms/steps.ts";
import { createStore } from "#server/store/create-store.ts";
import type { Engine } from "#server/store/engines/engine.ts";
import { postgresEngine } from "#server/store/engines/postgres.ts";
import { sqliteEngine } from "#server/store/engines/sqlite.ts";

import { applicant } from "../../tests/support/components/applicant.ts";
import { startPostgres } from "../../tests/support/databases/postgres-server.ts";
import { startStudio } from "../../tests/support/processes/studio-process.ts";
import { newSubmission } from "../../tests/support/server/sample-submission.ts";
import { postgresqlPrograms } from "../../tools/programs/postgresql.ts";
import { median } from "../pages/median.ts";

/*
 * Milliseconds for whole pages of the studio's list, as a browser requests them, among 100,000
 * applications and 20,000 messages. Needs a build.
 */

const FOLDER = "data/bench-list";
const SUBMISSIONS = 120_000;
const BATCH = 200;
const REPEATS = 9;
/** What came before this number has reached its last step, as most of a real database. */
const DONE_BEFORE = 119_000;

const idOf = (number: number) => `00000000-0000-7000-8000-${number.toString(16).padStart(12, "0")}`;

/** Every sixth is a message, every five-hundredth is put aside. */
function sample(number: number) {
  const form = number % 6 === 0 ? "contact" : "application";
  const [, ...later] = stepsOf(form);
  const step = number < DONE_BEFORE ? (later[number % later.length] ?? "new") : "new";
  const text = JSON.stringify({ ...applicant(String(number)), message: "Hello" });
  const change = {
    form,
    received_at: new Date(Date.UTC(2020, 0, 1) + number * 60_000).toISOString(),
    fields: text,
    text,
    email: `a${number}@example.com`,
    step,
  } as const;
  const isHeld = number % 500 === 0;
  return newSubmission(idOf(number), change, { isHeld, mayHaveReceipt: false });
}

const addresses = [
  "/people",
  "/people?form=application",
  ...steps.map((step) => `/people?step=${step}&form=application`),
  "/people?step=new",
  "/people?step=answered&form=contact",
  `/people?olderThan=${idOf(SUBMISSIONS / 2)}`,
  `/people?step=interview&olderThan=${idOf(SUBMISSIONS / 2)}`,
  "/people?country=CAN",
  "/people?search=library",
  "/people?search=a500@example.com",
  "/people?search=nobody-wrote-this",
  `/people/${idOf(SUBMISSIONS / 2)}?step=interview`,
];

async function benchList(engine: Engine, database: string) {
  const store = createStore(engine);
  await store.prepare();
  for (let first = 0; first < SUBMISSIONS; first += BATCH) {
    const numbers = Array.from({ length: BATCH }, (_, index) => first + index);
    await Promise.all(numbers.map((number) => store.submissions.record(sample(number))));
  }
  await store.close();
  const studio = await startStudio({ DATABASE_URL: database });
  const results = [];
  for (const address of addresses) {
    const times: number[] = [];
    for (let repeat = 0; repeat < REPEATS; repeat += 1) {
      const start = performance.now();
      const answer = await fetch(studio.url + address);
      await answer.text();
      times.push(performance.now() - start);
      if (answer.status !== 200) throw new Error(`${address} answers ${answer.status}`);
    }
    const [middle, worst] = [median(times), Math.max(...times)].map((time) => time.toFixed(0));
    results.push({ address, "median ms": middle, "worst ms": worst });
  }
  await studio.stop();
  console.table(results);
}

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
await benchList(sqliteEngine(`${FOLDER}/site.db`), `sqlite:${FOLDER}/site.db`);
const programs = postgresqlPrograms();
if (programs) {
  const server = await startPostgres(programs);
  const url = server.url("postgres");
  await benchList(
    postgresEngine(url, () => {}),
    url,
  );
  await server.remove();
}
rmSync(FOLDER, { recursive: true });
