import { spawnSync } from "node:child_process";
import { appendFileSync, globSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test, vi } from "vitest";

import { readDocuments } from "#content/files/read-documents.ts";
import { publishDocuments } from "../support/content/publish-documents.ts";
import { contactRequest } from "../support/server/contact-request.ts";
import { newVisitor, sendOnce } from "../support/processes/load-writers.ts";
import { hasNginx, startNginx } from "../support/processes/start-nginx.ts";
import { runSite } from "../support/processes/site-process.ts";
import { temporaryFolder } from "../support/server/temporary-folder.ts";
import { temporaryMailServer } from "../support/mail/temporary-mail-server.ts";

test(
  "a full disk costs no accepted submission, and a site that starts on one shows its pages",
  // The renderer waits for whatever else the machine does.
  { timeout: 300_000 },
  async (context) => {
    const folder = smallDisk();
    if (!folder) return context.skip("No small disk can be mounted here.");
    const file = join(folder, "site.db");
    const mailServer = await temporaryMailServer();
    const documents = readDocuments("content/data");
    const school = Object.assign({}, documents["school"], { name: "Bay School" });
    await publishDocuments(file, { ...documents, school });
    const settings = {
      DATABASE_URL: `sqlite:${file}`,
      SMTP_URL: mailServer.url,
      RATE_LIMIT: "1000000",
    };
    let site = await runSite(settings);
    onTestFinished(async () => void (await site.end("SIGKILL")));
    const send = async () => {
      const visitor = newVisitor();
      expect(await sendOnce(visitor, site.url)).toBe(202);
      return visitor.mark;
    };
    const expectMail = (words: string) =>
      vi.waitFor(() => {
        const arrived = mailServer.received.filter(({ text }) => text?.includes(words));
        expect(arrived).toHaveLength(1);
      }, 100_000);
    const post = (message: string) => {
      const body = new URLSearchParams({ ...contactRequest.fields, message });
      return fetch(site.url, { method: "POST", body, redirect: "manual" });
    };
    const expectRefusal = async (message: string) => {
      const refused = await post(message);
      expect(refused.status, message).toBe(503);
      expect(await refused.text()).toContain(message);
    };
    // The disk is too small to keep assets of earlier builds, for which 100 MB must stay free.
    expect(site.console).toContain("Could not keep this build's files for the next one");
    expect(globSync(join(folder, "assets/**/*.js"))).toEqual([]);
    await expectMail(await send());

    const makeRoomAgain = fillUp(folder);
    // The database may still have space for some submissions.
    await vi.waitFor(async () => expect(await sendOnce(newVisitor(), site.url)).toBe(503), 20_000);
    expect((await fetch(`${site.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${site.url}/apply`)).status).toBe(200);
    await expectRefusal("Typed while it runs");
    makeRoomAgain();
    await expectMail(await send());
    await vi.waitFor(
      async () => expect((await fetch(`${site.url}/readyz`)).status).toBe(200),
      5000,
    );

    for (const fill of [fillUp, useUpNames]) {
      await site.end("SIGTERM");
      // A site that is stopped too slowly leaves its log, with which the database opens.
      const database = new DatabaseSync(file);
      database.exec("pragma wal_checkpoint(truncate)");
      database.close();
      const makeRoom = fill(folder);

      site = await runSite(settings);
      expect(site.console, fill.name).toContain("The database cannot be reached; trying again");
      expect(await (await fetch(site.url)).text(), fill.name).toContain("Bay School");
      const message = `Typed with one finger: ${fill.name}`;
      await expectRefusal(message);
      makeRoom();
      await vi.waitFor(async () => expect((await post(message)).status).toBe(303), 10_000);
      await expectMail(message);
    }
  },
);

test("a long form behind an nginx with a full disk reaches the site", async (context) => {
  const folder = smallDisk();
  if (!folder || !hasNginx) return context.skip("No small disk can be mounted here, or no nginx.");
  const site = await runSite({
    DATABASE_URL: `sqlite:${join(temporaryFolder(), "site.db")}`,
    SMTP_URL: "inbox",
    TRUST_PROXY: "1",
  });
  onTestFinished(async () => void (await site.end("SIGKILL")));
  vi.stubEnv("NODE_TLS_REJECT_UNAUTHORIZED", "0");
  onTestFinished(() => void vi.unstubAllEnvs());
  const nginx = await startNginx(new URL(site.url).host, folder);
  onTestFinished(nginx.close);
  fillUp(folder);
  // Nine bytes for each character, as browsers encode it: almost 64 KiB.
  const message = "你".repeat(7000);
  const posted = await fetch(nginx.url, {
    method: "POST",
    body: new URLSearchParams({ ...contactRequest.fields, message }),
    redirect: "manual",
  });
  expect(posted.status).toBe(303);
});

/** Mounts a disk of 64 MB and 500 files; undefined if this user may not. */
function smallDisk(): string | undefined {
  const folder = temporaryFolder();
  const size = "size=64m,nr_inodes=500";
  const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", size, "tmpfs", folder]);
  if (status !== 0) return undefined;
  onTestFinished(() => {
    spawnSync("umount", ["--lazy", folder]);
  });
  return folder;
}

/** Makes files until no further one has room; returns a function that deletes them. */
function useUpNames(folder: string): () => void {
  const files = join(folder, "files");
  mkdirSync(files);
  untilFull((number) => writeFileSync(join(files, String(number)), ""));
  return () => rmSync(files, { recursive: true });
}

/** Fills the disk; returns a function that frees the space again. */
function fillUp(folder: string): () => void {
  const file = join(folder, "filler");
  for (const size of [1 << 20, 4096]) untilFull(() => appendFileSync(file, Buffer.alloc(size)));
  return () => rmSync(file);
}

function untilFull(write: (number: number) => void): void {
  try {
    for (let number = 0; ; number += 1) write(number);
  } catch (error) {
    if (!String(error).includes("ENOSPC")) throw error;
  }
}
