import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

import { caddyProgram } from "../../../tools/programs/proxies.ts";
import { freePort } from "./free-port.ts";

/** Whether Caddy is installed; if not, the test run has printed a warning. */
export const hasCaddy = caddyProgram() !== undefined;

export interface Caddy {
  url: string;
  close: () => Promise<void>;
}

/**
 * Starts Caddy with a Caddyfile of deploy/, on a free port.
 * @param settings the environment variables that the Caddyfile uses
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
  // Inserted into the file's block of global options, because Caddy allows only one.
  writeFileSync(config, readFileSync(file, "utf8").replace(/^\{$/m, `{\n${machine}`));
  const caddy = spawn(caddyProgram() ?? "", ["run", "--config", config, "--adapter", "caddyfile"], {
    env: {
      HOME: folder,
      SITE_ADDRESS: url,
      STUDIO_HOST: url.replace("localhost", "studio.localhost"),
      ...settings,
    },
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
