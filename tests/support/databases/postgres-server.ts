import { execFileSync } from "node:child_process";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { freePort } from "../processes/free-port.ts";
import { type RunningProgram, startProgram } from "../processes/start-program.ts";

/** The database that has all tables (postgres-for-tests.ts). */
export const PREPARED = "prepared";

/**
 * Starts a PostgreSQL server with its data in a temporary folder.
 * @param options settings such as `fsync=off`
 * @param parent where the temporary folder is
 */
export async function startPostgres(
  programs: string,
  options: readonly string[] = [],
  parent = tmpdir(),
) {
  const folder = mkdtempSync(join(parent, "postgres-"));
  const user = unprivilegedUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, "data");
  const initialise = ["--pgdata", data, "--auth=trust", "--username=postgres", "--encoding=UTF8"];
  execFileSync(join(programs, "initdb"), [...initialise, "--no-sync", "--locale=C"], {
    ...user,
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const port = await freePort();
  let server: RunningProgram | undefined;

  async function start(): Promise<void> {
    const settings = [`port=${port}`, `unix_socket_directories=${folder}`, ...options];
    server = await startProgram(
      join(programs, "postgres"),
      ["-D", data, ...settings.flatMap((setting) => ["-c", setting])],
      /ready to accept connections/,
      { ...user, cwd: folder },
    );
  }

  await start();
  return {
    url: (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`,
    // As a power cut: without a checkpoint, and with crash recovery at the next start.
    kill: async () => void (await server?.end("SIGQUIT")),
    start,
    async remove() {
      await server?.end("SIGINT");
      rmSync(folder, { recursive: true });
    },
  };
}

/** PostgreSQL refuses to run as root; Debian's package creates a user for it. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (option: string) =>
    Number(execFileSync("id", [option, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}
