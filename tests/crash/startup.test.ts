import { execFile } from "node:child_process";
import { chownSync, readFileSync, writeFileSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";

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
      `1: DATABASE_URL cannot be used as a database. ${path} belongs to root (user 0), and this process runs as user ${STRANGER}. This lets it: chown ${STRANGER}:${STRANGER} ${path}\n`;
    expect(await refusalOf(url)).toBe(sentence(folder));

    writeFileSync(`${folder}/site.db`, "");
    chownSync(folder, STRANGER, STRANGER);
    expect(await refusalOf(url)).toBe(sentence(`${folder}/site.db`));
  },
);

test.skipIf(process.platform !== "linux")(
  "every file that a running site creates can be read by the site’s own user only",
  async () => {
    const site = await runSite({ DATABASE_URL: `sqlite:${temporaryFolder()}/site.db` });
    onTestFinished(async () => void (await site.end("SIGTERM")));
    expect(readFileSync(`/proc/${site.pid}/status`, "utf8")).toMatch(/^Umask:\s+0077$/m);
  },
);
