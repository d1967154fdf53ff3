import { once } from "node:events";
import { mkdirSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";

import { listenOnFreePort } from "#tests/support/processes/free-port.ts";
import { type Database, databases, sqliteDatabase } from "#tests/support/databases/databases.ts";
import { runDesk, runDeskWith } from "#tests/support/server/spawn-desk.ts";
import { dnsServer } from "#tests/support/mail/dns-server.ts";
import { temporaryMailServer } from "#tests/support/mail/temporary-mail-server.ts";
import { newSubmission } from "#tests/support/server/sample-submission.ts";
import { DAY } from "../../core/durations.ts";
import { createDnsLookups } from "../../mail/dns/dns-lookups.ts";

/** A TCP server on a free port that accepts connections and never sends a byte. */
async function silentServer(): Promise<{ server: Server; port: number }> {
  const server = createServer();
  onTestFinished(() => void server.close());
  return { server, port: await listenOnFreePort(server) };
}

/** A site in order: with a backup, and a mail server. */
async function siteInOrder(openDatabase: () => Promise<Database> = sqliteDatabase) {
  const { url, store } = await openDatabase();
  await store.reports.recordBackup(Date.now());
  const { received, url: SMTP_URL } = await temporaryMailServer();
  return { store, received, settings: { DATABASE_URL: url, SMTP_URL } };
}

describe("desk check", { timeout: 60_000 }, () => {
  test.each(databases)(
    "reports success for %s and a reachable mail server, without sending a mail",
    async (_name, database) => {
      const { settings, received } = await siteInOrder(database);
      const run = await runDesk({ ...settings, MAIL_TO: "ana@school.example" }, "check");
      expect(run).toMatchObject({ code: 0, notes: "" });
      expect(run.out).toContain(
        "They are mailed to ana@school.example, which your technician has set",
      );
      expect(run.out).toContain("It takes what visitors send.");
      expect(run.out).toMatch(/^Sending mails: 127\.0\.0\.1:\d+ takes .* \(on this machine\)\.$/m);
      expect(received).toEqual([]);
    },
  );

  test("names each unreachable server in a sentence, without its password", async () => {
    const { server, port } = await silentServer();
    server.close();
    await once(server, "close");
    const away = `anna:secret@127.0.0.1:${port}`;
    const settings = { DATABASE_URL: `postgres://${away}/site`, SMTP_URL: `smtp://${away}` };
    const run = await runDesk(settings, "check");
    expect(run.code).toBe(1);
    expect(run.notes).toMatch(/: The database cannot be reached: .*ECONNREFUSED.*\.$/m);
    expect(run.notes).not.toContain("Make room on the disk");
    expect(run.notes).toMatch(/^Sending mails: 127\.0\.0\.1:\d+ cannot be used: .*\.$/m);
    expect(run.notes).not.toContain("secret");
  });

  test("fails while what should be deleted by now is still there, and says how to delete it", async () => {
    const { store, settings: site } = await siteInOrder();
    const received = (days: number) => new Date(Date.now() - days * DAY).toISOString();
    for (const [id, days] of Object.entries({ old: 40, "just due": 31 })) {
      await store.submissions.record(newSubmission(id, { received_at: received(days) }));
      await store.outbox.finish(id, "sent", 1);
    }
    const settings = { ...site, RETENTION_DAYS: "30" };
    const { code, notes } = await runDesk(settings, "check");
    expect(code).toBe(1);
    expect(notes).toContain("1 application or message should be deleted by now.");
    expect(notes).toContain("purge --older-than 30d --yes");
    await store.admin.delete(["old"]);
    const after = await runDesk(settings, "check");
    expect(after).toMatchObject({ code: 0 });
    expect(after.out).toContain("What people send is deleted after 30 days.");
  });

  test("says what the DNS has about the school’s mails, and fails if something is missing", async () => {
    const { settings: site } = await siteInOrder();
    const dns = await dnsServer({
      "school.mx": { MX: ["mail.school.mx"], TXT: ["v=spf1 mx -all"] },
      "_dmarc.school.mx": { TXT: ["v=DMARC1; p=none"] },
    });
    const settings = { ...site, MAIL_TO: "hola@school.mx", MAIL_FROM: "website@school.mx" };
    const lookups = createDnsLookups([dns.address]);
    const run = await runDeskWith(lookups, settings, "check");
    expect(run).toMatchObject({ code: 0, notes: "" });
    expect(run.out).toContain("MX: mail.school.mx takes the mails to school.mx.");
    dns.know({ "school.mx": {} });
    const without = await runDeskWith(lookups, settings, "check");
    expect(without.code).toBe(1);
    expect(without.notes).toMatch(/^ {2}SPF: school\.mx does not say /m);
    expect(without.notes).toContain("Tell your technician: ");
  });

  test("gives up on a mail server that never responds, and still reports the database", async () => {
    const { url } = await sqliteDatabase();
    const { port } = await silentServer();
    const begun = Date.now();
    const settings = { DATABASE_URL: url, SMTP_URL: `smtp://127.0.0.1:${port}` };
    const run = await runDesk(settings, "check");
    expect(run.code).toBe(1);
    expect(run.out).toContain("It takes what visitors send.");
    expect(run.notes).toMatch(/^Sending mails: .* cannot be used: .*$/m);
    expect(Date.now() - begun).toBeLessThan(30_000);
  });

  test("fails without a mail server, because mails reach nobody, and without a backup of SQLite and its copy", async () => {
    const { url, folder } = await sqliteDatabase();
    const upkeep = `${folder}-upkeep`;
    mkdirSync(upkeep);
    onTestFinished(() => rmSync(upkeep, { recursive: true }));
    const run = await runDesk({ DATABASE_URL: url, SMTP_URL: "" }, "check");
    expect(run.code).toBe(1);
    expect(run.notes).toContain(
      "No mail server is set, so mails stay in the inbox on this machine",
    );
    expect(run.notes).toContain("Backup: No backup has been made");
    expect(run.notes).toContain("Copy of the backups: They have never been copied");
  });
});
