/*
 * A day in simulated time with 100,800 applications through nginx, TLS and SMTP to processes of the
 * built site, and with all that goes wrong in a bad one. Prints a table of what was lost, late,
 * doubled, and noticed by whom. Needs root on Debian, a build, nginx and PostgreSQL; some eight minutes.
 *
 * usage: node bench/day/day.ts [applications a minute]
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { connect } from "node:tls";

import { applicationForm } from "#content/form-texts/application-form.ts";
import { postgresEngine } from "#server/store/engines/postgres.ts";
import { createStore } from "#server/store/create-store.ts";

import { applicant } from "../../tests/support/components/applicant.ts";
import { startPostgres } from "../../tests/support/databases/postgres-server.ts";
import { freePort } from "../../tests/support/processes/free-port.ts";
import { fillUp } from "../../tests/support/processes/small-disk.ts";
import { startNginx } from "../../tests/support/processes/start-nginx.ts";
import { postgresqlPrograms } from "../../tools/programs/postgresql.ts";
import { contactRequest } from "../../tests/support/server/contact-request.ts";
import { openMachine } from "./machine.ts";
import { openMailProvider } from "./mail-provider.ts";
import { startStandby } from "./standby.ts";

const A_MINUTE = Number(process.argv[2] ?? 70);
const MINUTE = 60_000;
const DAY = 24 * 60;
/** Later than so many minutes after it was sent for the first time, a mail is late. */
const LATE = 5;
const QUIET = "the other hours";

/** Somebody who applies, and tries again each minute until it is accepted. */
interface Applicant {
  number: number;
  since: number;
  event: string;
  tries: number;
  id?: string;
}

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

const takenAt = new Map<string, number[]>();
const provider = await openMailProvider((id) =>
  takenAt.set(id, [...(takenAt.get(id) ?? []), machine.now()]),
);
const metrics = `http://127.0.0.1:${await freePort()}/metrics`;
const machine = await openMachine(base, {
  NODE_ENV: "production",
  SMTP_URL: provider.url,
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
const site = new URL(nginx.url);
const agent = new Agent({ keepAlive: true, maxSockets: 60 });

/** Asks through nginx; the status is 0 without an answer. */
function ask(path: string, options: object = {}, body?: string) {
  return new Promise<{ status: number; body: string }>((resolve) => {
    const none = () => resolve({ status: 0, body: "" });
    request(new URL(path, site), { agent, ...options })
      .on("error", none)
      .on("response", (answer) => {
        text(answer).then((all) => resolve({ status: answer.statusCode ?? 0, body: all }), none);
      })
      .end(body);
  });
}

let accepted = 0;

async function apply(visitor: Applicant): Promise<void> {
  const name = `day-${visitor.number}`;
  const fields = {
    courseDates: "February 3rd 2025",
    ...applicant(name),
    professionalBackground: `I am ${name}, and have worked in a library for three years.`,
  };
  const headers = {
    "Content-Type": "application/json",
    "Idempotency-Key": name,
    "X-Forwarded-For": `203.${(visitor.number >> 8) & 255}.${visitor.number & 255}.7`,
  };
  visitor.tries += 1;
  const sent = JSON.stringify({ ...contactRequest, subject: applicationForm.subject, fields });
  const { status, body } = await ask("/api/mail/send", { method: "POST", headers }, sent);
  if (status === 202) {
    visitor.id = JSON.parse(body).id;
    accepted += 1;
  }
  if (status >= 400 && status < 500) throw new Error(`${status}: ${body}`);
}

const certificate = () =>
  new Promise<string>((resolve) => {
    const socket = connect({ port: Number(site.port) }, () => {
      resolve(socket.getPeerCertificate().fingerprint256);
      socket.destroy();
    });
  });

const said = new Map<string, Set<string>>();
const say = (event: string, sentence: string) =>
  said.set(event, (said.get(event) ?? new Set()).add(sentence));

const events: Happening[] = [
  ...[120, 1320].map((from) => ({ name: "two certificates", from, begin: renew })),
  disk(200),
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
    begin: () => publish(1300 + index),
  })),
];

function disk(from: number): Happening {
  let free = () => {};
  const begin = () => (free = fillUp(base));
  return {
    name: "the disk is full for ten minutes",
    from,
    to: from + 10,
    begin,
    end: () => free(),
  };
}

async function renew(): Promise<void> {
  const before = await certificate();
  nginx.renewCertificate();
  while ((await certificate()) === before) await pause(50);
}

/** Publishes another price by the desk: every page is rendered first. */
async function publish(price: number): Promise<void> {
  const folder = join(base, "content");
  if (!existsSync(folder)) await machine.desk("content", "export", folder);
  const file = join(folder, "course.json");
  const course = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, JSON.stringify({ ...course, price: { ...course.price, amount: price } }));
  await machine.desk("content", "import", folder);
  await machine.desk("content", "publish");
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

/** The alerts of deploy/monitoring on one metric of the site. */
const ALERTS = Array.from(
  readFileSync("deploy/monitoring/alerts.yml", "utf8").matchAll(
    /alert: (\w+)\s+expr: (site_\S+) (>|==) (\d+)$/gm,
  ),
  ([, name = "", series = "", sign, limit]) => ({ name, series, sign, limit: Number(limit) }),
);

/** Asks the metrics, as Prometheus does, and tells which alerts are true. */
async function watch(event: string): Promise<void> {
  const answer = await fetch(metrics).catch(() => undefined);
  const shown = (await answer?.text()) ?? "";
  for (const { name, series, sign, limit } of ALERTS) {
    const line = shown.split("\n").find((each) => each.startsWith(`${series} `));
    const value = Number(line?.split(" ").at(-1));
    if (sign === ">" ? value > limit : value === limit) say(event, name);
  }
  for (const error of machine.errors.splice(0)) say(event, `“${error}”`);
}

/** Waits while more mails than that are on their way, and some arrive. */
async function settle(most: number): Promise<void> {
  for (let before = -1; takenAt.size !== before && takenAt.size < accepted - most;) {
    before = takenAt.size;
    await pause(25);
  }
}

const visitors: Applicant[] = [];
let waiting: Applicant[] = [];
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
  const trying: Applicant[] = [...waiting, ...fresh];
  await Promise.all([
    ...acts.map((act) => act()),
    ...trying.map(async (visitor, index) => {
      // Some before, some while and some after something happens.
      if (acts.length > 0) await pause(index * 50);
      await apply(visitor);
    }),
  ]);
  if (acts.length > 0) console.error(minute, during, Math.round(performance.now() / 1000));
  waiting = trying.filter(({ id }) => id === undefined);
  machine.tick(MINUTE);
  await settle(2 * A_MINUTE);
  const lately = events.filter(({ from, to = from }) => from <= minute && minute < to + 20).at(-1);
  if (minute % 5 === 4 || acts.length > 0) await watch(during ?? lately?.name ?? QUIET);
}
const isMailed = ({ id }: Applicant) => id !== undefined && takenAt.has(`${id}@example.com`);
for (let more = 0; more < 300 && !visitors.every(isMailed); more += 1) {
  machine.tick(MINUTE);
  await settle(-Infinity);
}
await machine.stop();
const store = createStore(postgresEngine(postgres.url("postgres"), () => {}));
const stored = await store.admin.count({});
await store.close();

const rows = [...new Set([...events.map(({ name }) => name), QUIET])].map((name) => {
  const of = visitors.filter(({ event }) => event === name);
  const times = of.map(({ id, since }) =>
    (takenAt.get(`${id}@example.com`) ?? [Infinity]).map((at) => (at - since) / MINUTE),
  );
  const delays = times.map(([first = Infinity]) => first);
  const again = of.filter(({ tries }) => tries > 1).length;
  return {
    during: name,
    sent: of.length,
    "sent again": again,
    lost: of.filter((visitor) => !isMailed(visitor)).length,
    late: delays.filter((delay) => delay > LATE).length,
    "latest, minutes": Math.ceil(Math.max(...delays)),
    doubled: times.filter(({ length }) => length > 1).length,
    "noticed by": [again > 0 ? "visitors" : [], ...(said.get(name) ?? [])].flat().join(", "),
  };
});
const columns = Object.keys(rows[0] ?? {});
for (const line of [columns, columns.map(() => "---"), ...rows.map((row) => Object.values(row))]) {
  console.log(`| ${line.join(" | ")} |`);
}
console.log(`${visitors.length} sent, ${accepted} accepted, ${stored} stored`);

await nginx.close();
provider.close();
machine.close();
await standby.remove();
await postgres.remove();
spawnSync("umount", ["--lazy", base]);
rmSync(base, { recursive: true });
process.exit();
