import { expect, onTestFinished, test, vi } from "vitest";

import { temporaryMailServer } from "../support/mail/temporary-mail-server.ts";
import { type RunningSite, runSite } from "../support/processes/site-process.ts";
import { type Database, databases } from "../support/databases/databases.ts";
import { compareWithMails } from "../support/processes/compare-with-mails.ts";
import { sendSteadily, type Visitor } from "../support/processes/load-writers.ts";

/** How often the site is killed with each database; `npm run test:crash` kills it more often. */
const sqliteRounds = Number(process.env["CRASH_ROUNDS_SQLITE"] ?? 1);
const postgresRounds = Number(process.env["CRASH_ROUNDS_POSTGRES"] ?? 1);
/** Milliseconds per round on a slow machine. */
const ROUND_TIMEOUT = 20_000;

const NOTHING_LOST = { lost: 0, underSeveralIds: 0, dead: 0 };

/**
 * In each round, kills one of the servers under load and starts it again.
 * @param servers how many share the database; only the first one is killed
 */
async function killUnderLoad({ url, store }: Database, servers: number, rounds: number) {
  const mailServer = await temporaryMailServer();
  const start = () =>
    runSite({ DATABASE_URL: url, SMTP_URL: mailServer.url, RATE_LIMIT: "1000000" });
  const sites = await Promise.all(Array.from({ length: servers }, start));
  onTestFinished(async () => {
    await Promise.all(sites.map((site) => site.end("SIGKILL")));
  });

  const visitors: Visitor[] = [];
  for (let round = 0; round < rounds; round += 1) {
    visitors.push(...(await killOneUnderLoad(sites)));
    sites[0] = await start();
  }
  // Makes every mail due, as if all leases and retry delays had ended.
  await store.outbox.claim({ now: Number.MAX_SAFE_INTEGER, leaseUntil: 0, limit: 1e6 });
  const hasSentAll = async () => (await store.outbox.backlog()).waiting === 0;
  await vi.waitUntil(hasSentAll, rounds * ROUND_TIMEOUT);
  const [stored, dead] = [await store.admin.count(), await store.admin.count({ state: "dead" })];
  const result = { ...compareWithMails(visitors, mailServer), stored, dead };
  console.info(`${servers} server(s), ${rounds} kills: ${JSON.stringify(result)}`);
  return result;
}

/** Kills the first server after a random number of responses. */
async function killOneUnderLoad(sites: readonly RunningSite[]): Promise<Visitor[]> {
  const lastAnswer = 20 + Math.floor(Math.random() * 200);
  let answers = 0;
  let next = 0;
  let killing: Promise<unknown> | undefined;
  const visitors = await sendSteadily({
    visitorsAtOnce: 20,
    siteFor: () => sites[next++ % sites.length]?.url ?? "",
    isOver: () => killing !== undefined,
    onResponse() {
      answers += 1;
      if (answers === lastAnswer) killing = sites[0]?.end("SIGKILL");
    },
  });
  await killing;
  return visitors;
}

test.each(databases)(
  "a site on %s that is killed under load loses no accepted submission",
  { timeout: 2 * Math.max(sqliteRounds, postgresRounds) * ROUND_TIMEOUT },
  async (name, database) => {
    const [servers, rounds] = name === "SQLite" ? [1, sqliteRounds] : [2, postgresRounds];
    const result = await killUnderLoad(await database(), servers, rounds);
    expect(result).toMatchObject(NOTHING_LOST);
    expect(result.promised).toBeGreaterThan(rounds);
  },
);
