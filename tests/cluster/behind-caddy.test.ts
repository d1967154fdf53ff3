import { describe, expect, test, vi } from "vitest";

import { compareWithMails } from "../support/processes/compare-with-mails.ts";
import { hasCaddy } from "../support/processes/start-caddy.ts";
import { startCluster } from "../support/processes/cluster.ts";
import { postgresOutbox, sqliteOutbox } from "../support/databases/outbox-sql.ts";
import { temporaryFolder } from "../support/server/temporary-folder.ts";
import { hasPostgres, temporaryPostgresUrl } from "../support/databases/temporary-postgres.ts";
import { sendOnce } from "../support/processes/load-writers.ts";
import { sendWaitingMails } from "../support/processes/send-waiting-mails.ts";
import { startVisitors } from "../support/processes/steady-visitors.ts";

const MANY = "deploy/many/Caddyfile";
const NOTHING_LOST = { lost: 0, duplicates: 0, underSeveralIds: 0 };

function tally(statuses: readonly (number | undefined)[]): Record<string, number> {
  const groups = Map.groupBy(statuses, String);
  return Object.fromEntries([...groups].map(([status, all]) => [status, all.length]));
}

describe.skipIf(!hasCaddy || !hasPostgres)("two servers behind Caddy, under steady load", () => {
  test("behind Caddy, no request fails during a rolling restart of two servers", async () => {
    const databaseUrl = await temporaryPostgresUrl();
    const { url, servers, mailServer } = await startCluster(MANY, 2, { DATABASE_URL: databaseUrl });
    const visits = startVisitors(url);
    for (const server of servers) {
      await server.waitUntilInUse();
      expect(await server.stop("SIGTERM")).toBe(0);
      await server.start();
      await server.waitUntilInUse();
    }
    const visitors = await visits.stop();
    console.info(
      `Rolling restart: ${JSON.stringify([tally(visits.answers), tally(visits.pages)])}`,
    );
    expect(Object.keys(tally(visits.answers))).toEqual(["202"]);
    expect(Object.keys(tally(visits.pages))).toEqual(["200"]);
    const outbox = postgresOutbox(databaseUrl);
    await vi.waitFor(async () => expect(await outbox.waitingMails()).toBe(0), 30_000);
    expect(compareWithMails(visitors, mailServer)).toMatchObject({
      promised: visitors.length,
      ...NOTHING_LOST,
    });
  });

  test("no accepted submission is lost when one of two servers behind Caddy is killed", async () => {
    const databaseUrl = await temporaryPostgresUrl();
    const { url, servers, mailServer } = await startCluster(MANY, 2, { DATABASE_URL: databaseUrl });
    const visits = startVisitors(url);
    await servers[0]?.waitUntilInUse();
    await servers[0]?.stop("SIGKILL");
    const before = visits.answers.length;
    await vi.waitUntil(() => visits.answers.length > before + 50, 20_000);
    const visitors = await visits.stop();
    console.info(`One killed: ${JSON.stringify([tally(visits.answers), tally(visits.pages)])}`);
    // Interrupted visitors retry with the same idempotency key, as the pages do.
    for (const visitor of visitors.filter(({ acceptedId }) => !acceptedId)) {
      expect(await sendOnce(visitor, url)).toBe(202);
    }
    expect(Object.keys(tally(visits.pages))).toEqual(["200"]);
    await sendWaitingMails(postgresOutbox(databaseUrl), url);
    const { lost, underSeveralIds } = compareWithMails(visitors, mailServer);
    expect({ lost, underSeveralIds }).toEqual({ lost: 0, underSeveralIds: 0 });
  });
});

describe.skipIf(!hasCaddy)("one server behind Caddy, under steady load", () => {
  test("while a single server behind Caddy restarts, pages are only delayed, and failed submissions can be sent again", async () => {
    const file = `${temporaryFolder()}/site.db`;
    const { url, servers, mailServer } = await startCluster("deploy/one/proxy/Caddyfile", 1, {
      DATABASE_URL: `sqlite:${file}`,
    });
    const visits = startVisitors(url);
    await servers[0]?.waitUntilInUse();
    expect(await servers[0]?.stop("SIGTERM")).toBe(0);
    await servers[0]?.start();
    await servers[0]?.waitUntilInUse();
    const visitors = await visits.stop();
    console.info(`One restarted: ${JSON.stringify([tally(visits.answers), tally(visits.pages)])}`);
    expect(Object.keys(tally(visits.pages))).toEqual(["200"]);
    // Caddy answers 502 if it connected while the server was closing its port.
    expect(["202", "502"]).toEqual(expect.arrayContaining(Object.keys(tally(visits.answers))));
    for (const visitor of visitors.filter(({ acceptedId }) => !acceptedId)) {
      expect(await sendOnce(visitor, url)).toBe(202);
    }
    await vi.waitFor(async () => expect(await sqliteOutbox(file).waitingMails()).toBe(0), 30_000);
    expect(compareWithMails(visitors, mailServer)).toMatchObject({
      promised: visitors.length,
      ...NOTHING_LOST,
    });
  });
});
