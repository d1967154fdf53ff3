import { execFile } from "node:child_process";
import { chownSync, readFileSync, writeFileSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";

import { temporaryFolder } from "../support/server/temporary-folder.ts";
import { runSite } from "../support/processes/site-process.ts";
import { spawnDesk } from "../support/server/spawn-desk.ts";

/** A user of no files; only root can start a program as another user. */
const STRANGER = 65_532;
const isRoot = process.getuid?.() === 0;

/** Starts a site that is expected to refuse its settings; returns the exit code and the errors. */
function refusedStart(
  settings: Record<string, string>,
  user?: number,
): Promise<{ code: number | null; errors: string }> {
  return new Promise((resolve) => {
    const site = execFile(
      process.execPath,
      ["server/main.ts"],
      {
        env: { ...process.env, PORT: "0", INBOX_PORT: "0", ...settings },
        ...(user && { uid: user, gid: user }),
      },
      (_error, _output, errors) => resolve({ code: site.exitCode, errors }),
    );
  });
}

test("for a misspelt setting, the correct name is suggested", async () => {
  const database = { DATABASE_URL: `sqlite:${temporaryFolder()}/site.db` };
  const misspelt = { ...database, SITE_URL: "https://www.example.com", SMPT_URL: "smtp://x" };
  const { code, errors } = await refusedStart(misspelt);
  expect(code).toBe(1);
  expect(errors).toContain("SMTP_URL");
  expect(errors).toContain("SMPT_URL is no setting and has no effect. Did you mean SMTP_URL?");

  const { notes } = await spawnDesk({ ...database, SMPT_URL: "smtp://x" }, "drill");
  expect(notes).toContain("SMPT_URL is no setting and has no effect. Did you mean SMTP_URL?");
});

test.skipIf(!isRoot)(
  "a site that may not use its database says which command gives it to the site",
  async () => {
    const folder = temporaryFolder();
    const settings = { DATABASE_URL: `sqlite:${folder}/site.db` };
    const sentence = (path: string) =>
      `DATABASE_URL cannot be used as a database. ${path} belongs to root (user 0), and this process runs as user ${STRANGER}. This lets it: chown ${STRANGER}:${STRANGER} ${path}\n`;
    const closed = await refusedStart(settings, STRANGER);
    expect(closed).toEqual({ code: 1, errors: sentence(folder) });

    writeFileSync(`${folder}/site.db`, "");
    chownSync(folder, STRANGER, STRANGER);
    expect((await refusedStart(settings, STRANGER)).errors).toBe(sentence(`${folder}/site.db`));
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
