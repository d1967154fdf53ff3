/*
 * A day in simulated time with 100,800 applications through nginx, TLS and SMTP to processes of the
 * built site, and with all that goes wrong in a bad one. Prints a table of what was lost, late,
 * doubled, and noticed by whom. Needs root on Debian, a build, nginx and PostgreSQL; up to half an hour.
 *
 * usage: node bench/day/day.ts [applications a minute]
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { postgresEngine } from "#server/store/engines/postgres.ts";
import { createStore } from "#server/store/create-store.ts";

import { startPostgres } from "../../tests/support/databases/postgres-server.ts";
import { freePort } from "../../tests/support/processes/free-port.ts";
import { fillUp } from "../../tests/support/processes/small-disk.ts";
import { startNginx } from "../../tests/support/processes/start-nginx.ts";
import { postgresqlPrograms } from "../../tools/programs/postgresql.ts";
import { openMachine } from "./machine.ts";
import { startStandby } from "./standby.ts";
import { openMailProvider } from "./mail-provider.ts";
import { rowOf } from "./row.ts";
import { type Visitor, visitorsOf } from "./visitors.ts";
import { watchAlerts } from "./watch-alerts.ts";

const A_MINUTE = Number(process.argv[2] ?? 70);
const MINUTE = 60_000;
const DAY = 24 * 60;
const QUIET = "the other hours";

/** What happens from one minute of the day to another. */
interface Happening {
  name: string;
  from: number;
  to?: number;
  begin: () => unknown;
  end?: () => unknown;
}

// nginx's certificate is of no authority.
process.env["NODE_TLS_REJECT_UNAUTHORIZED"] = "0";
const programs = postgresqlPrograms();
if (!programs) throw new Error("PostgreSQL is not installed.");
const base = mkdtempSync(join(tmpdir(), "day-"));
const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=400m", "tmpfs", base]);
if (mounted.status !== 0) throw new Error(`No small disk: ${mounted.stderr}`);

const provider = await openMailProvider(() => machine.now());
const { takenAt, settle } = provider;
const metrics = `http://127.0.0.1:${await freePort()}/metrics`;
const machine = await openMachine(base, {
  NODE_ENV: "production",
  SMTP_URL: `${provider.url}?tls=never`,
  MAIL_TO: "school@example.com",
  MAIL_FROM: "website@example.com",
  METRICS_PORT: new URL(metrics).port,
  LOG_LEVEL: "warn",
  SUMMARY: "off",
  // nginx, and the drill itself, which tells where visitors come from.
  TRUST_PROXY: "2",
});
const postgres = await startPostgres(programs, ["max_wal_senders=4"]);
const standby = await startStandby(programs, postgres.url("postgres"));
machine.release("first");
await machine.start("first", "sqlite:data/site.db");
const nginx = await startNginx("deploy/one/proxy/nginx.conf", machine.address);
const { ask, apply, certificate } = visitorsOf(nginx.url);
const { watch, say, said } = watchAlerts(metrics);
let freeDisk = () => {};
let publishing = Promise.resolve();
const events: Happening[] = [
  ...[120, 1320].map((from) => ({ name: "two certificates", from, begin: renew })),
  {
    name: "the disk is full for ten minutes",
    from: 200,
    to: 210,
    begin: () => (freeDisk = fillUp(base)),
    end: () => freeDisk(),
  },
  { name: "an upgrade", from: 300, begin: () => upgrade("second", "first") },
  { name: "an upgrade that dies, and goes back", from: 480, begin: () => upgradeBadly() },
  {
    name: "the mail provider is away for two hours",
    from: 560,
    to: 680,
    begin: provider.close,
    end: provider.open,
  },
  { name: "the move to PostgreSQL", from: 760, begin: move },
  {
    name: "PostgreSQL dies, and the standby takes over",
    from: 900,
    to: 910,
    begin: postgres.kill,
    end: standby.takeOver,
  },
  { name: "another upgrade", from: 1200, begin: () => upgrade("third", "second") },
  ...Array.from({ length: 20 }, (_, index) => ({
    name: "twenty publishes",
    from: 30 + 72 * index,
    to: 35 + 72 * index,
    begin: () => void (publishing = publishing.then(() => publish(1300 + index))),
  })),
];

async function renew(): Promise<void> {
  const before = await certificate();
  nginx.renewCertificate();
  while ((await certificate()) === before) await pause(50);
}

async function publish(price: number): Promise<void> {
  // While the database is away, the owner is told so, and tries again.
  for (let isDone = false; !isDone;) {
    isDone = await machine.publish(price).then(
      () => true,
      () => false,
    );
    if (!isDone) say("twenty publishes", "the owner, who tried again");
  }
  while (!(await ask("/program")).body.includes(`Tuition ${price} `)) await pause(50);
}

async function upgrade(name: string, previous: string): Promise<void> {
  machine.release(name);
  if (!(await machine.upgrade(name, previous))) throw new Error(`The release ${name} died.`);
}

async function upgradeBadly(): Promise<void> {
  machine.release("dying", "export function", 'throw new Error("It dies.");\nexport function');
  if (await machine.upgrade("dying", "second")) throw new Error("A dying release runs.");
  say("an upgrade that dies, and goes back", "whoever upgrades");
}

async function move(): Promise<void> {
  await machine.stop();
  await machine.desk("move-to", postgres.url("postgres"));
  await machine.start("second", postgres.url("postgres"));
}

const visitors: Visitor[] = [];
let waiting: Visitor[] = [];
let accepted = 0;
for (let minute = 0; minute < DAY; minute += 1) {
  const during = events.find(({ from, to = from + 1 }) => from <= minute && minute < to)?.name;
  const acts = events.flatMap(({ from, to, begin, end }) =>
    from === minute ? begin : to === minute + 1 && end ? end : [],
  );
  const fresh = Array.from({ length: A_MINUTE }, (_, index) => ({
    number: visitors.length + index,
    since: machine.now(),
    event: during ?? QUIET,
    tries: 0,
  }));
  visitors.push(...fresh);
  const trying: Visitor[] = [...waiting, ...fresh];
  await Promise.all([
    ...acts.map((act) => act()),
    ...trying.map(async (visitor, index) => {
      // Some before, some while and some after something happens.
      if (acts.length > 0) await pause(index * 50);
      await apply(visitor);
    }),
  ]);
  if (acts.length > 0) console.log(minute, during);
  waiting = trying.filter(({ id }) => id === undefined);
  accepted += trying.length - waiting.length;
  machine.tick(MINUTE);
  await settle(accepted - 2 * A_MINUTE);
  const lately = events.findLast(({ from, to = from }) => from <= minute && minute < to + 20);
  if (minute % 5 === 4 || acts.length > 0)
    await watch(during ?? lately?.name ?? QUIET, machine.errors);
}
await publishing;
for (let more = 0; more < 300 && takenAt.size < visitors.length; more += 1) {
  machine.tick(MINUTE);
  await settle(Infinity);
}
await machine.stop();
const store = createStore(postgresEngine(postgres.url("postgres"), () => {}));
const stored = await store.admin.count({});
await store.close();

const names = new Set([...events.map(({ name }) => name), QUIET]);
console.table([...names].map((name) => rowOf(name, visitors, takenAt, said)));
console.log(`${visitors.length} sent, ${accepted} accepted, ${stored} stored`);

await nginx.close();
await provider.close();
machine.close();
await standby.remove();
await postgres.remove();
spawnSync("umount", ["--lazy", base]);
rmSync(base, { recursive: true });
process.exit();
