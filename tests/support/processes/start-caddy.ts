import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

import { caddyProgram } from "../../../tools/programs/caddy.ts";
import { freePort } from "./free-port.ts";

/** Whether there is a Caddy here to test with; the start of the tests has said so loudly if not. */
export const hasCaddy = caddyProgram() !== undefined;

export interface Caddy {
  url: string;
  close: () => Promise<void>;
}

/**
 * A real Caddy with one of the files that the site is deployed with, on a free port.
 * @param settings what that file takes from the environment
 */
export async function startCaddy(
  file: string,
  settings: Record<string, string>,
  scheme: "http" | "https" = "http",
): Promise<Caddy> {
  const folder = mkdtempSync(join(tmpdir(), "caddy-"));
  const url = `${scheme}://localhost:${await freePort()}`;
  const config = join(folder, "Caddyfile");
  const machine = `admin off\nskip_install_trust\nauto_https disable_redirects\ngrace_period 1s\nstorage file_system ${folder}`;
  // Into the file's own block of global options: there may be one only.
  writeFileSync(config, readFileSync(file, "utf8").replace(/^\{$/m, `{\n${machine}`));
  const caddy = spawn(caddyProgram() ?? "", ["run", "--config", config, "--adapter", "caddyfile"], {
    env: { HOME: folder, SITE_ADDRESS: url, ...settings },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const exited = once(caddy, "exit");
  const said: string[] = [];
  await new Promise<void>((ready, reject) => {
    createInterface(caddy.stderr).on("line", (line) => {
      said.push(line);
      if (line.includes("serving initial configuration")) ready();
    });
    void exited.then(() => reject(new Error(`Caddy did not start.\n${said.join("\n")}`)));
  });
  return {
    url,
    async close() {
      caddy.kill("SIGTERM");
      await exited;
      rmSync(folder, { recursive: true });
    },
  };
}
