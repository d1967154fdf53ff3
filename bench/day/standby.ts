import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

import { freePort } from "../../tests/support/processes/free-port.ts";

/** Starts a second PostgreSQL without which the first confirms nothing, and that can take over. */
export async function startStandby(programs: string, primary: string) {
  const folder = mkdtempSync(join(tmpdir(), "standby-"));
  const run = (program: string, ...options: string[]) =>
    promisify(execFile)("runuser", ["-u", "postgres", "--", join(programs, program), ...options], {
      cwd: folder,
    });
  await promisify(execFile)("chown", ["postgres:", folder]);
  const data = ["--pgdata", join(folder, "data")];
  const control = (command: string, port?: number | string) => {
    const settings = port ? ["--options", `-p ${port} -k ${folder}`] : [];
    return run("pg_ctl", command, ...data, "--wait", "--log", join(folder, "log"), ...settings);
  };
  await run(
    "pg_basebackup",
    ...data,
    "--dbname",
    primary,
    "--write-recovery-conf",
    "--checkpoint=fast",
  );
  await control("start", await freePort());
  const wait = ["alter system set synchronous_standby_names = '*'", "select pg_reload_conf()"];
  await run("psql", primary, ...wait.flatMap((sql) => ["--command", sql]));
  return {
    /** Becomes the first, at its address. */
    async takeOver() {
      await control("promote");
      await control("restart", new URL(primary).port);
    },
    async remove() {
      await control("stop");
      rmSync(folder, { recursive: true });
    },
  };
}
