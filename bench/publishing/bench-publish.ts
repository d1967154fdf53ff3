import { once } from "node:events";
import { Agent, get } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

import { BUILT_IN_DOCUMENTS } from "#content/files/built-in-content.ts";
import { readDocuments } from "#content/files/read-documents.ts";

import { runSite } from "../../tests/support/processes/site-process.ts";
import { startStudio, studioDatabase } from "../../tests/support/processes/studio-process.ts";
import { startDesk } from "../../tests/support/server/spawn-desk.ts";

/*
 * How long visitors wait while the owner publishes: a hundred requests of Home a second in windows
 * with a publish and in quiet ones, in turns. Then seconds from the press until visitors see it.
 * Publishes with the studio, or with the argument `desk` by the desk. Needs a build.
 */

const PUBLISHES = 12;
const VISIBLE = 5;
const WINDOW = 2500;
const byDesk = process.argv[2] === "desk";

const { url: DATABASE_URL, store, remove } = await studioDatabase();
const site = await runSite({ DATABASE_URL });
const studio = await startStudio({ DATABASE_URL, PORT: new URL(site.url).port });
const first = await fetch(`${studio.url}/publish`);
const cookie = first.headers.getSetCookie().map((each) => each.split(";")[0] ?? "");
const agent = new Agent({ keepAlive: true });
let price = 2000;

/** Asks for Home until the window ends; returns how many milliseconds each answer took. */
async function visit(): Promise<number[]> {
  const answers: Promise<number>[] = [];
  const began = performance.now();
  for (let due = began; due < began + WINDOW; due += 10) {
    await pause(Math.max(0, due - performance.now()));
    answers.push(timeOf());
  }
  return Promise.all(answers);
}

async function timeOf(): Promise<number> {
  const began = performance.now();
  const request = get(site.url, { agent, headers: { "Accept-Encoding": "br" } });
  const [response] = await once(request, "response");
  response.resume();
  await once(response, "end");
  return performance.now() - began;
}

/** Saves another price, and returns what presses the button. */
async function change(): Promise<() => Promise<unknown>> {
  price += 1;
  const basedOn = await store.content.versions.current();
  const version = await store.content.versions.read(basedOn);
  const { course } = version?.documents ?? readDocuments(BUILT_IN_DOCUMENTS);
  const value = { ...Object(course), price: { amount: price, currency: "USD" } };
  const draft = { name: "course", value, basedOn, by: "bench", now: Date.now() };
  if (!(await store.content.drafts.save(draft, undefined))) throw new Error("There is a draft.");
  if (byDesk) return () => startDesk({ DATABASE_URL }, ["content", "publish"]).finished;
  const headers = { Cookie: cookie.join("; "), "Sec-Fetch-Site": "same-origin" };
  const page = await (await fetch(`${studio.url}/publish`)).text();
  const [, seen] = /name="seen" value="([^"]+)"/.exec(page) ?? [];
  if (!seen) throw new Error("The studio has no button to publish.");
  const body = new URLSearchParams({ do: "publish", seen });
  return () => fetch(`${studio.url}/publish`, { method: "POST", headers, body });
}

/** Waits until visitors see the last price. */
async function untilVisible(): Promise<void> {
  for (;;) {
    if ((await (await fetch(`${site.url}/program`)).text()).includes(`${price} USD`)) return;
    await pause(20);
  }
}

function row(times: number[]) {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (part: number) => Number((sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(2));
  return {
    median: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    worst: Number(sorted.at(-1)?.toFixed(2)),
  };
}

const quiet: number[] = [];
const busy: number[] = [];
await visit();
for (let publish = 0; publish < PUBLISHES; publish += 1) {
  const press = await change();
  await pause(500);
  quiet.push(...(await visit()));
  const window = visit();
  await press();
  busy.push(...(await window));
  await untilVisible();
}
const seconds: number[] = [];
for (let publish = 0; publish < VISIBLE; publish += 1) {
  const press = await change();
  await pause(1000);
  const pressed = performance.now();
  await Promise.all([press(), untilVisible()]);
  seconds.push((performance.now() - pressed) / 1000);
}
const [whileQuiet, whilePublishing] = [row(quiet), row(busy)];
console.table({ quiet: whileQuiet, publishing: whilePublishing });
console.log(
  `p99 while publishing: ${(whilePublishing.p99 / whileQuiet.p99).toFixed(2)} of the quiet`,
);
console.log(`visible after ${seconds.map((each) => each.toFixed(2)).join(", ")} s`);
await studio.stop();
await site.end("SIGTERM");
await remove();
