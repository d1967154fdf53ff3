import { execFile } from "node:child_process";
import { chownSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { readDocuments } from "#content/files/read-documents.ts";
import { sqliteEngine } from "#server/store/engines/sqlite.ts";
import { expect, onTestFinished, test } from "vitest";

import { publishDocuments } from "../support/content/publish-documents.ts";
import { temporaryStore } from "../support/databases/temporary-store.ts";
import { temporaryMailServer } from "../support/mail/temporary-mail-server.ts";
import { newSubmission } from "../support/server/sample-submission.ts";
import { temporaryFolder } from "../support/server/temporary-folder.ts";
import { runSite } from "../support/processes/site-process.ts";

/** A user of no files; only root can start a program as another user. */
const STRANGER = 65_532;
const isRoot = process.getuid?.() === 0;

/** What a site prints that refuses to start as a stranger. */
function refusalOf(databaseUrl: string): Promise<string> {
  return new Promise((resolve) => {
    const env = { ...process.env, PORT: "0", INBOX_PORT: "0", DATABASE_URL: databaseUrl };
    const options = { env, uid: STRANGER, gid: STRANGER };
    const site = execFile(process.execPath, ["server/main.ts"], options, (_error, _out, errors) =>
      resolve(`${site.exitCode}: ${errors}`),
    );
  });
}

test.skipIf(!isRoot)(
  "a site that may not use its database says which command gives it to the site",
  async () => {
    const folder = temporaryFolder();
    const url = `sqlite:${folder}/site.db`;
    const sentence = (path: string) =>
      `1: DATABASE_URL cannot be used as a database. ${path} belongs to user 0, and this process runs as user ${STRANGER}. This lets it: chown ${STRANGER}:${STRANGER} ${path}\n`;
    expect(await refusalOf(url)).toBe(sentence(folder));

    writeFileSync(`${folder}/site.db`, "");
    chownSync(folder, STRANGER, STRANGER);
    expect(await refusalOf(url)).toBe(sentence(`${folder}/site.db`));
  },
);

test("a site that cannot show what is published mails nobody until it can", async () => {
  const file = join(temporaryFolder(), "site.db");
  const documents = readDocuments("content/data");
  const mailbox = "office@bay-school.example";
  const school = Object.assign({}, documents["school"], { email: mailbox });
  await publishDocuments(file, { ...documents, school });
  const store = await temporaryStore(sqliteEngine(file));
  await store.submissions.record(newSubmission("before-the-start"));
  const database = new DatabaseSync(file, { timeout: 5000 });
  onTestFinished(() => database.close());
  const published = database.prepare("select schema from content_versions where number = 1").get();
  const setSchema = database.prepare("update content_versions set schema = ? where number = 1");
  setSchema.run(999);

  const mailServer = await temporaryMailServer();
  const settings = { DATABASE_URL: `sqlite:${file}`, SMTP_URL: mailServer.url };
  const site = await runSite(settings);
  onTestFinished(async () => void (await site.end("SIGKILL")));
  const refused = "Cannot show the current version: the pages stay as they are";
  await expect.poll(() => site.console).toContain(refused);
  setSchema.run(Number(published?.["schema"]));
  await expect.poll(() => mailServer.received.length).toBe(1);
  expect(mailServer.received[0]?.to).toMatchObject([{ address: mailbox }]);
});
