import { mkdirSync, rmSync } from "node:fs";
import { performance } from "node:perf_hooks";

import { steps } from "#forms/steps.ts";
import { createStore } from "#server/store/create-store.ts";
import type { Engine } from "#server/store/engines/engine.ts";
import { postgresEngine } from "#server/store/engines/postgres.ts";
import { sqliteEngine } from "#server/store/engines/sqlite.ts";

import { postgresqlPrograms } from "../../tools/programs/postgresql.ts";
import { startPostgres } from "../../tests/support/databases/postgres-server.ts";
import { applicant } from "../../tests/support/components/applicant.ts";
import { newSubmission } from "../../tests/support/server/sample-submission.ts";
import { median } from "../pages/median.ts";

const FOLDER = "data/bench-list";
const APPLICATIONS = 100_000;
const BATCH = 200;
const REPEATS = 15;
/** Days until an application reaches its last step: most of a real database is done. */
const DONE_AFTER = 99_000;

/** Milliseconds for one page of the studio's list by each step, among 100,000 applications. */
async function benchList(engine: Engine) {
  const store = createStore(engine);
  await store.prepare();
  for (let index = 0; index < APPLICATIONS; index += BATCH) {
    await Promise.all(
      Array.from({ length: BATCH }, (_, offset) => {
        const number = index + offset;
        const step = number < DONE_AFTER ? steps[1 + (number % 5)] : steps[number % 6];
        return store.submissions.record(
          newSubmission(
            `00000000-0000-7000-8000-${number.toString(16).padStart(12, "0")}`,
            {
              form: "application",
              received_at: new Date(Date.UTC(2020, 0, 1) + number * 60_000).toISOString(),
              fields: JSON.stringify(applicant(String(number))),
              text: JSON.stringify(applicant(String(number))),
              email: `a${number}@example.com`,
              ...(step && { step }),
            },
            { isHeld: number % 500 === 0, mayHaveReceipt: false },
          ),
        );
      }),
    );
  }
  const measure = async (what: string, work: () => Promise<unknown>) => {
    const times: number[] = [];
    for (let repeat = 0; repeat < REPEATS; repeat += 1) {
      const start = performance.now();
      await work();
      times.push(performance.now() - start);
    }
    return {
      what,
      "median ms": Number(median(times).toFixed(1)),
      "worst ms": Number(Math.max(...times).toFixed(1)),
    };
  };
  const order = "newest first";
  const results = [];
  for (const step of [undefined, ...steps]) {
    const read = () => store.admin.page({ step, form: "application" }, { order, limit: 26 });
    results.push(await measure(`a page, ${step ?? "all steps"}`, read));
  }
  results.push(await measure("numbers by step", () => store.admin.countSteps({}, 1000)));
  await store.close();
  return results;
}

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
console.table(await benchList(sqliteEngine(`${FOLDER}/site.db`)));
const programs = postgresqlPrograms();
if (programs) {
  const server = await startPostgres(programs);
  console.table(await benchList(postgresEngine(server.url("postgres"), () => {})));
  await server.remove();
}
rmSync(FOLDER, { recursive: true });
