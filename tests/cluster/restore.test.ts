import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";

import { postgresqlPrograms } from "../../tools/programs/postgresql.ts";
import { temporaryFolder } from "../support/server/temporary-folder.ts";
import { spawnDesk } from "../support/server/spawn-desk.ts";
import { temporaryMailServer } from "../support/mail/temporary-mail-server.ts";
import { postgresOutbox, sqliteOutbox } from "../support/databases/outbox-sql.ts";
import { runSite } from "../support/processes/site-process.ts";
import { hasPostgres, temporaryPostgresUrl } from "../support/databases/temporary-postgres.ts";
import { compareWithMails } from "../support/processes/compare-with-mails.ts";
import { sendSteadily } from "../support/processes/load-writers.ts";
import { sendWaitingMails } from "../support/processes/send-waiting-mails.ts";

interface Drill {
  databaseUrl: string;
  backUp: () => Promise<void>;
  destroy: () => void;
  /** Returns the URL of the restored database. */
  restore: () => Promise<string>;
  outbox: (databaseUrl: string) => ReturnType<typeof sqliteOutbox>;
}

const NOTHING_MISSING = { missing: 0, lost: 0, underSeveralIds: 0 };

/** Backs up under load, destroys and restores the database, and looks for lost submissions. */
async function drill({ databaseUrl, backUp, destroy, restore, outbox }: Drill) {
  const mailServer = await temporaryMailServer();
  const settings = { SMTP_URL: mailServer.url, RATE_LIMIT: "1000000" };
  const site = await runSite({ DATABASE_URL: databaseUrl, ...settings });
  onTestFinished(async () => void (await site.end("SIGKILL")));

  let isOver = false;
  let answers = 0;
  const senders = sendSteadily({
    visitorsAtOnce: 4,
    siteFor: () => site.url,
    isOver: () => isOver,
    onResponse: () => (answers += 1),
  });
  await vi.waitUntil(() => answers >= 50, 20_000);
  const before = { answers, at: new Date().toISOString() };
  await backUp();
  await vi.waitUntil(() => answers >= before.answers + 50, 20_000);
  isOver = true;
  await site.end("SIGKILL");
  const visitors = await senders;
  destroy();

  const restoredUrl = await restore();
  const exported = await spawnDesk({ DATABASE_URL: restoredUrl }, "export", "--json");
  const promised = visitors.filter(({ acceptedAt }) => acceptedAt && acceptedAt < before.at);
  const missing = promised.filter(({ mark }) => !exported.out.includes(mark));

  const again = await runSite({ DATABASE_URL: restoredUrl, ...settings });
  onTestFinished(async () => void (await again.end("SIGKILL")));
  await sendWaitingMails(outbox(restoredUrl), again.url);
  const result = { missing: missing.length, ...compareWithMails(promised, mailServer) };
  console.info(`Restore drill: ${JSON.stringify(result)}`);
  return result;
}

test("a SQLite backup made under load restores every submission accepted before the backup began", async () => {
  const folder = temporaryFolder();
  const data = join(folder, "data");
  const file = join(data, "site.db");
  const kept = join(folder, "backup.db");
  const result = await drill({
    databaseUrl: `sqlite:${file}`,
    async backUp() {
      expect(await spawnDesk({ DATABASE_URL: `sqlite:${file}` }, "backup", kept)).toMatchObject({
        code: 0,
      });
    },
    destroy: () => rmSync(data, { recursive: true }),
    async restore() {
      mkdirSync(data);
      copyFileSync(kept, file);
      return `sqlite:${file}`;
    },
    outbox: (url) => sqliteOutbox(url.slice("sqlite:".length)),
  });
  expect(result).toMatchObject(NOTHING_MISSING);
  expect(result.promised).toBeGreaterThan(40);
});

test.skipIf(!hasPostgres)(
  "a pg_dump made under load restores every submission accepted before the dump began",
  async () => {
    const programs = postgresqlPrograms() ?? "";
    const databaseUrl = await temporaryPostgresUrl();
    const dump = join(temporaryFolder(), "site.dump");
    const run = (program: string, ...options: string[]) =>
      void execFileSync(join(programs, program), options, {
        stdio: ["ignore", "ignore", "inherit"],
      });
    const result = await drill({
      databaseUrl,
      backUp: async () => run("pg_dump", "--format=custom", `--file=${dump}`, databaseUrl),
      destroy() {
        const { pathname } = new URL(databaseUrl);
        const maintenance = Object.assign(new URL(databaseUrl), { pathname: "/postgres" }).href;
        run("dropdb", "--force", `--maintenance-db=${maintenance}`, pathname.slice(1));
      },
      async restore() {
        const url = await temporaryPostgresUrl();
        run("pg_restore", "--no-owner", `--dbname=${url}`, dump);
        return url;
      },
      outbox: postgresOutbox,
    });
    expect(result).toMatchObject(NOTHING_MISSING);
    expect(result.promised).toBeGreaterThan(40);
  },
);
