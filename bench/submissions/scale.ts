import { join } from "node:path";

import { createStore, type Store } from "#server/store/create-store.ts";
import { sqliteEngine } from "#server/store/engines/sqlite.ts";

import { median } from "../median.ts";
import { fill, message } from "./fill.ts";

const REPETITIONS = 100;

/** The median duration of a repeated operation, in milliseconds. */
async function time(work: (repetition: number) => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let repetition = 0; repetition < REPETITIONS; repetition += 1) {
    const start = performance.now();
    await work(repetition);
    times.push(performance.now() - start);
  }
  return Number(median(times).toFixed(3));
}

/** Measures claiming four mails with a short and with a long backlog. */
export async function benchBacklog(folder: string, few: number, many: number) {
  const engine = sqliteEngine(join(folder, "backlog.db"));
  const store = createStore(engine);
  await store.prepare();
  const claim = () => time(() => store.outbox.claim({ now: Date.now(), leaseUntil, limit: 4 }));
  const leaseUntil = Number.MAX_SAFE_INTEGER;
  const waiting = { people: 1000, state: "waiting" } as const;
  await fill(engine, { from: 0, to: few, ...waiting });
  const ofFew = await claim();
  await fill(engine, { from: few, to: many, ...waiting });
  const ofMany = await claim();
  const backlog = await time(() => store.outbox.backlog());
  await store.close();
  return [
    compare("claim 4 waiting mails, ms", few, ofFew, many, ofMany),
    { what: "count the backlog for the figures, ms", [many.toLocaleString("en")]: backlog },
  ];
}

/** Measures accepting, listing and erasing with few and with many stored submissions. */
export async function benchStored(folder: string, few: number, many: number) {
  const engine = sqliteEngine(join(folder, "stored.db"));
  const store = createStore(engine);
  await store.prepare();
  await fill(engine, { from: 0, to: few, people: few / 5, state: "sent" });
  const besideFew = await measure(store, 10_000_000, few / 5);
  await fill(engine, { from: few, to: many, people: many / 5, state: "sent" });
  const besideMany = await measure(store, 20_000_000, many / 5);
  await store.close();
  return (["accept", "list", "erase"] as const).map((what) =>
    compare(`${what}, ms`, few, besideFew[what], many, besideMany[what]),
  );
}

/** @param first the number of the first new message */
async function measure({ submissions, admin }: Store, first: number, people: number) {
  const accept = await time((repetition) =>
    submissions.record(message(first + repetition, people)),
  );
  const list = await time(() => admin.page({}, { order: "newest first", limit: 50 }));
  const erase = await time(async (repetition) => {
    const found = await admin.findPerson(`person${repetition}@example.com`);
    await admin.delete(found.map(({ id }) => id));
  });
  return { accept, list, erase };
}

function compare(what: string, few: number, ofFew: number, many: number, ofMany: number) {
  return {
    what,
    [few.toLocaleString("en")]: ofFew,
    [many.toLocaleString("en")]: ofMany,
    ratio: Number((ofMany / ofFew).toFixed(2)),
  };
}
