import { describe, expect, onTestFinished, test, vi } from "vitest";

import { hasCaddy, startCaddy } from "../support/processes/start-caddy.ts";
import { freePort } from "../support/processes/free-port.ts";
import { temporaryMailServer } from "../support/mail/temporary-mail-server.ts";
import { type RunningSite, runSite } from "../support/processes/site-process.ts";
import { postgresOutbox, sqliteOutbox } from "../support/databases/outbox-sql.ts";
import { temporaryFolder } from "../support/server/temporary-folder.ts";
import { hasPostgres, temporaryPostgresUrl } from "../support/databases/temporary-postgres.ts";
import { compareWithMails } from "../support/processes/compare-with-mails.ts";
import { sendOnce, startVisitors } from "../support/processes/load-writers.ts";

const MANY = "deploy/many/Caddyfile";
const NOTHING_LOST = { lost: 0, duplicates: 0, underSeveralIds: 0 };

/** Starts servers behind Caddy with a Caddyfile of deploy/; all are stopped after the test. */
async function startCluster(caddyfile: string, count: number, settings: Record<string, string>) {
  const mailServer = await temporaryMailServer();
  const started = await Promise.all(
    Array.from({ length: count }, () =>
      startServer({
        SMTP_URL: mailServer.url,
        RATE_LIMIT: "1000000",
        TRUST_PROXY: "1",
        ...settings,
      }),
    ),
  );
  const addresses = started.map(({ address }) => address);
  const caddy = await startCaddy(caddyfile, {
    SITE_SERVERS: addresses.join(" "),
    SITE_SERVER: addresses.join(" "),
  });
  onTestFinished(caddy.close);
  return { url: caddy.url, servers: started.map(({ server }) => server), mailServer };
}

/** Starts a server, which restarts on the same port. */
async function startServer(settings: Record<string, string>) {
  const port = String(await freePort());
  let site: RunningSite | undefined;
  const server = {
    stop: async (signal: NodeJS.Signals) => (await site?.end(signal)) ?? null,
    async start() {
      site = await runSite({ ...settings, PORT: port });
    },
    /** Waits until the server has stored a submission, which a visitor must send meanwhile. */
    async waitUntilInUse() {
      await vi.waitUntil(() => site?.console.includes("Stored a submission"), 20_000);
    },
  };
  await server.start();
  onTestFinished(async () => void (await server.stop("SIGKILL")));
  return { server, address: `127.0.0.1:${port}` };
}

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
});

describe.skipIf(!hasCaddy)("one server behind Caddy, under steady load", () => {
  test("while the only server behind Caddy restarts, pages are only delayed", async () => {
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
