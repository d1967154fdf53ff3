import { symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";

import { postgresqlPrograms } from "../../tools/programs/postgresql.ts";
import { deskContent, draft, price } from "../support/content/desk-content.ts";
import { startPostgres } from "../support/databases/postgres-server.ts";
import { hasPostgres } from "../support/databases/temporary-postgres.ts";
import { temporaryFolder } from "../support/server/temporary-folder.ts";
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

async function startServer(url: string) {
  const folder = siteWithOwnData();
  const start = async () => {
    const site = await runSite({ DATABASE_URL: url, SMTP_URL: "smtp://127.0.0.1:9" }, [], folder);
    onTestFinished(async () => void (await site.end("SIGKILL")));
    return site;
  };
  let site = await start();
  return {
    folder,
    shows: async (amount: number) =>
      (await (await fetch(`${site.url}/program`)).text()).includes(`${amount} USD`),
    async restart() {
      await site.end("SIGKILL");
      site = await start();
    },
  };
}

test.skipIf(!hasPostgres)(
  "two servers show what is published, also while the database is away",
  { timeout: 180_000 },
  async () => {
    const postgres = await startPostgres(postgresqlPrograms() ?? "");
    onTestFinished(postgres.remove);
    const url = postgres.url("postgres");
    // One after the other: the first creates the tables.
    const beside = await startServer(url);
    const far = await startServer(url);

    await draft(url, price(4321));
    await deskContent(url, "publish", beside.folder);
    await Promise.all(
      [beside, far].map((server) => expect.poll(() => server.shows(4321), NOTICED).toBe(true)),
    );

    await draft(url, price(5432));
    await postgres.kill();
    await far.restart();
    expect([await beside.shows(4321), await far.shows(4321)]).toEqual([true, true]);

    await postgres.start();
    await deskContent(url, "publish", beside.folder);
    await expect.poll(() => beside.shows(5432), SOON).toBe(true);
    await expect.poll(() => far.shows(5432), SOON).toBe(true);
  },
);
