import { once } from "node:events";
import { Agent, get } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

import { BUILT_IN_DOCUMENTS } from "#content/files/built-in-content.ts";
import { readDocuments } from "#content/files/read-documents.ts";

import { runSite } from "../../tests/support/processes/site-process.ts";
import { startStudio, studioDatabase } from "../../tests/support/processes/studio-process.ts";
import { spawnDesk } from "../../tests/support/server/spawn-desk.ts";

/*
 * How long visitors wait while the owner publishes: a hundred requests of Home a second in windows
 * with a publish and in quiet ones, in turns. Where other programs have the processor, this one is
 * held up, too: a second table leaves out the requests of those moments, which visitors elsewhere
 * would not have had to wait for. Then seconds from the press until visitors see it.
 * Publishes with the studio, or with the argument `desk` by the desk. Needs a build.
 */

const PUBLISHES = 12;
const VISIBLE = 5;
const WINDOW = 2500;
/** Milliseconds by which a timer of one millisecond is late at most while nothing holds it up. */
const PUNCTUAL = 1.2;
const byDesk = process.argv[2] === "desk";

const { url: DATABASE_URL, store, remove } = await studioDatabase();
const site = await runSite({ DATABASE_URL });
const studio = await startStudio({ DATABASE_URL, PORT: new URL(site.url).port });
const first = await fetch(`${studio.url}/publish`);
const cookie = first.headers.getSetCookie().map((each) => each.split(";")[0] ?? "");
const agent = new Agent({ keepAlive: true });
let price = 2000;

interface Answer {
  began: number;
  ended: number;
}

/** The moments at which this program was held up. */
const heldUp: Answer[] = [];
let tick = performance.now();
setInterval(() => {
  const now = performance.now();
  if (now - tick > 1 + PUNCTUAL) heldUp.push({ began: tick, ended: now });
  tick = now;
}, 1).unref();

/** Asks for Home until the window ends. */
async function visit(): Promise<Answer[]> {
  const answers: Promise<Answer>[] = [];
  const began = performance.now();
  for (let due = began; due < began + WINDOW; due += 10) {
    await pause(Math.max(0, due - performance.now()));
    answers.push(askForHome());
  }
  return Promise.all(answers);
}

async function askForHome(): Promise<Answer> {
  const began = performance.now();
  const request = get(site.url, { agent, headers: { "Accept-Encoding": "br" } });
  const [response] = await once(request, "response");
  response.resume();
  await once(response, "end");
  return { began, ended: performance.now() };
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
  if (byDesk) return () => spawnDesk({ DATABASE_URL }, ["content", "publish"]);
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

const isPunctual = ({ began, ended }: Answer) =>
  !heldUp.some((moment) => moment.began < ended && moment.ended > began);

function row(answers: readonly Answer[]) {
  const times = answers.map(({ began, ended }) => ended - began);
  const sorted = times.toSorted((one, other) => one - other);
  const at = (part: number) => Number((sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(2));
  return {
    requests: times.length,
    median: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    worst: Number(sorted.at(-1)?.toFixed(2)),
  };
}

const quiet: Answer[] = [];
const busy: Answer[] = [];
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
for (const [name, isCounted] of [
  ["all requests", () => true],
  ["without those that this program was late for", isPunctual],
] as const) {
  const [whileQuiet, whilePublishing] = [quiet, busy].map((all) => row(all.filter(isCounted)));
  console.log(name);
  console.table({ quiet: whileQuiet, publishing: whilePublishing });
  const ratio = Number(whilePublishing?.p99) / Number(whileQuiet?.p99);
  console.log(`p99 while publishing: ${ratio.toFixed(2)} of the quiet`);
}
console.log(`visible after ${seconds.map((each) => each.toFixed(2)).join(", ")} s`);
await studio.stop();
await site.end("SIGTERM");
await remove();
