import { describe, expect, onTestFinished, test, vi } from "vitest";

import { postgresqlPrograms } from "../../tools/programs/postgresql.ts";
import { temporaryMailServer } from "../support/mail/temporary-mail-server.ts";
import { postgresOutbox } from "../support/databases/outbox-sql.ts";
import { startPostgres } from "../support/databases/postgres-server.ts";
import { type RunningSite, runSite } from "../support/processes/site-process.ts";
import { hasPostgres, temporaryPostgresUrl } from "../support/databases/temporary-postgres.ts";
import { newVisitor, sendOnce } from "../support/processes/load-writers.ts";

async function servers(count: number, databaseUrl: string) {
  const mailServer = await temporaryMailServer();
  const settings = { DATABASE_URL: databaseUrl, SMTP_URL: mailServer.url, RATE_LIMIT: "1000000" };
  const sites = await Promise.all(Array.from({ length: count }, () => runSite(settings)));
  onTestFinished(async () => {
    await Promise.all(sites.map((site) => site.end("SIGKILL")));
  });
  return { sites, mailServer };
}

const mailsSentBy = (site: RunningSite) =>
  site.console.filter((line) => line === "Sent a mail").length;

describe.skipIf(!hasPostgres)("several servers on one PostgreSQL", () => {
  test("two servers on one PostgreSQL send each mail once", async () => {
    const databaseUrl = await temporaryPostgresUrl();
    const { sites, mailServer } = await servers(2, databaseUrl);
    const messages = 400;
    const visitors = Array.from({ length: messages }, newVisitor);
    await Promise.all(
      visitors.map((visitor, index) => sendOnce(visitor, sites[index % 2]?.url ?? "")),
    );
    const outbox = postgresOutbox(databaseUrl);
    await vi.waitFor(async () => expect(await outbox.waitingMails()).toBe(0), 50_000);
    expect(visitors.every(({ acceptedId }) => acceptedId)).toBe(true);
    expect(mailServer.received).toHaveLength(messages);
    expect(new Set(mailServer.received.map(({ messageId }) => messageId)).size).toBe(messages);
    for (const site of sites) expect(mailsSentBy(site)).toBeGreaterThan(0);
  });

  test("while PostgreSQL is down, pages are served", async () => {
    const postgres = await startPostgres(postgresqlPrograms() ?? "");
    onTestFinished(postgres.remove);
    const { sites, mailServer } = await servers(1, postgres.url("postgres"));
    const site = sites[0]?.url ?? "";
    expect(await sendOnce(newVisitor(), site)).toBe(202);

    await postgres.kill();
    expect(await sendOnce(newVisitor(), site)).toBe(503);
    expect((await fetch(`${site}/readyz`)).status).toBe(503);
    expect((await fetch(site)).status).toBe(200);

    await postgres.start();
    const visitor = newVisitor();
    await vi.waitFor(async () => expect(await sendOnce(visitor, site)).toBe(202), 20_000);
    await vi.waitFor(() => {
      const copies = mailServer.received.filter(({ text }) => text?.includes(visitor.mark));
      expect(copies).toHaveLength(1);
    }, 50_000);
  });
});
