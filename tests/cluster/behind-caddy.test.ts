import { describe, expect, onTestFinished, test, vi } from "vitest";

import { hasCaddy, startCaddy } from "../support/processes/start-caddy.ts";
import { freePort } from "../support/processes/free-port.ts";
import { temporaryMailServer } from "../support/mail/temporary-mail-server.ts";
import { type RunningSite, runSite } from "../support/processes/site-process.ts";
import { databases } from "../support/databases/databases.ts";
import { compareWithMails } from "../support/processes/compare-with-mails.ts";
import { sendOnce, startVisitors } from "../support/processes/load-writers.ts";

/** Starts servers behind Caddy with a Caddyfile of deploy/; all are stopped after the test. */
async function startCluster(caddyfile: string, count: number, settings: Record<string, string>) {
  const starting = Array.from({ length: count }, () => startServer(settings));
  const started = await Promise.all(starting);
  const addresses = started.map(({ address }) => address).join(" ");
  const caddy = await startCaddy(caddyfile, { SITE_SERVERS: addresses, SITE_SERVER: addresses });
  onTestFinished(caddy.close);
  return { url: caddy.url, servers: started.map(({ server }) => server) };
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

describe.skipIf(!hasCaddy)("behind Caddy, under steady load", () => {
  test.each(databases)(
    "pages are answered, and messages arrive once, while the site on %s restarts",
    async (system, open) => {
      // One server on SQLite, of which pages are only delayed; two that restart one after the other.
      const isAlone = system === "SQLite";
      const caddyfile = isAlone ? "deploy/one/proxy/Caddyfile" : "deploy/many/Caddyfile";
      const { url: database, store } = await open();
      const mailServer = await temporaryMailServer();
      const settings = {
        DATABASE_URL: database,
        SMTP_URL: mailServer.url,
        RATE_LIMIT: "1000000",
        TRUST_PROXY: "1",
      };
      const { url, servers } = await startCluster(caddyfile, isAlone ? 1 : 2, settings);
      const visits = startVisitors(url);
      for (const server of servers) {
        await server.waitUntilInUse();
        expect(await server.stop("SIGTERM")).toBe(0);
        await server.start();
        await server.waitUntilInUse();
      }
      const visitors = await visits.stop();
      console.info(`Restarted: ${JSON.stringify([tally(visits.answers), tally(visits.pages)])}`);
      expect(Object.keys(tally(visits.pages))).toEqual(["200"]);
      // Caddy answers 502 if it connected while the only server was closing its port.
      const possible = isAlone ? ["202", "502"] : ["202"];
      expect(possible).toEqual(expect.arrayContaining(Object.keys(tally(visits.answers))));
      // Interrupted visitors retry with the same idempotency key, as the pages do.
      for (const visitor of visitors.filter(({ acceptedId }) => !acceptedId)) {
        expect(await sendOnce(visitor, url)).toBe(202);
      }
      await expect
        .poll(() => store.outbox.backlog(), { timeout: 30_000 })
        .toMatchObject({ waiting: 0 });
      expect(compareWithMails(visitors, mailServer)).toMatchObject({
        promised: visitors.length,
        lost: 0,
        duplicates: 0,
        underSeveralIds: 0,
      });
    },
  );
});
