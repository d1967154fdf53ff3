import { symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { createStore } from "#server/store/create-store.ts";
import { postgresEngine } from "#server/store/engines/postgres.ts";
import { expect, onTestFinished, test } from "vitest";

import { postgresql } from "../../tools/programs/programs.ts";
import { deskContent, draft, price } from "../support/content/desk-content.ts";
import { startPostgres } from "../support/databases/postgres-server.ts";
import { hasPostgres } from "../support/databases/temporary-postgres.ts";
import { temporaryFolder } from "../support/server/temporary-folder.ts";
import { temporaryMailServer } from "../support/mail/temporary-mail-server.ts";
import { newVisitor, sendOnce } from "../support/processes/load-writers.ts";
import { runSite } from "../support/processes/site-process.ts";

/** How long after a publish every server shows it: they look twice a second. */
const NOTICED = { timeout: 2000, interval: 50 };
/** The same, after the database was away. */
const SOON = { timeout: 10_000, interval: 50 };

/** A folder with the built site and a data folder of its own, as on a machine of its own. */
function siteWithOwnData(): string {
  const folder = temporaryFolder();
  for (const name of ["build", "server"]) symlinkSync(resolve(name), join(folder, name), "dir");
  return folder;
}

async function startServer(url: string, mailServer: string) {
  const folder = siteWithOwnData();
  const start = async () => {
    const settings = { DATABASE_URL: url, SMTP_URL: mailServer, RATE_LIMIT: "1000" };
    const site = await runSite(settings, [], folder);
    onTestFinished(async () => void (await site.end("SIGKILL")));
    return site;
  };
  let site = await start();
  return {
    folder,
    url: () => site.url,
    shows: async (amount: number) =>
      (await (await fetch(`${site.url}/program`)).text()).includes(`${amount} USD`),
    async restart() {
      await site.end("SIGKILL");
      site = await start();
    },
  };
}

test.skipIf(!hasPostgres)(
  "two servers show what is published, also while the database is away, and take messages again after it",
  { timeout: 180_000 },
  async () => {
    const postgres = await startPostgres(postgresql.find() ?? "");
    onTestFinished(postgres.remove);
    const mailServer = await temporaryMailServer();
    const url = postgres.url("postgres");
    // One after the other: the first creates the tables.
    const beside = await startServer(url, mailServer.url);
    const far = await startServer(url, mailServer.url);
    const both = [beside, far];

    await draft(url, price(4321));
    await deskContent(url, "publish", beside.folder);
    await Promise.all(
      both.map((server) => expect.poll(() => server.shows(4321), NOTICED).toBe(true)),
    );

    await postgres.kill();
    await far.restart();
    expect(await Promise.all(both.map((server) => server.shows(4321)))).toEqual([true, true]);
    expect(await sendOnce(newVisitor(), beside.url())).toBe(503);
    expect((await fetch(`${beside.url()}/readyz`)).status).toBe(503);

    await postgres.start();
    const store = createStore(postgresEngine(url, () => {}));
    await store.content.versions.use(0, { basedOn: 1, by: "ana", now: Date.now() });
    await store.close();
    await Promise.all(
      both.map((server) => expect.poll(() => server.shows(4321), SOON).toBe(false)),
    );
    const visitor = newVisitor();
    await expect.poll(() => sendOnce(visitor, beside.url()), SOON).toBe(202);
    const copies = () => mailServer.received.filter(({ text }) => text?.includes(visitor.mark));
    await expect.poll(() => copies().length, { timeout: 50_000 }).toBe(1);
  },
);
