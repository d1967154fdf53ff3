import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import * as programs from "#tools/programs/programs.ts";
import { freePort } from "./free-port.ts";
import { startProgram } from "./start-program.ts";

/** Whether Caddy is installed; if not, the test run has printed a warning. */
export const hasCaddy = programs.caddy.find() !== undefined;

/**
 * Starts Caddy with a Caddyfile of deploy/, on a free port.
 * @param settings the environment variables that the Caddyfile uses
 */
export async function startCaddy(
  file: string,
  settings: Record<string, string>,
  scheme: "http" | "https" = "http",
) {
  const folder = mkdtempSync(join(tmpdir(), "caddy-"));
  const url = `${scheme}://localhost:${await freePort()}`;
  const config = join(folder, "Caddyfile");
  const machine = `admin off\nskip_install_trust\nauto_https disable_redirects\ngrace_period 1s\nstorage file_system ${folder}`;
  // Inserted into the file's block of global options, because Caddy allows only one.
  writeFileSync(config, readFileSync(file, "utf8").replace(/^\{$/m, `{\n${machine}`));
  const caddy = await startProgram(
    programs.caddy.find() ?? "",
    ["run", "--config", config, "--adapter", "caddyfile"],
    /serving initial configuration/,
    {
      env: {
        HOME: folder,
        SITE_ADDRESS: url,
        STUDIO_HOST: url.replace("localhost", "studio.localhost"),
        ...settings,
      },
    },
  );
  return {
    url,
    async close() {
      await caddy.end("SIGTERM");
      rmSync(folder, { recursive: true });
    },
  };
}
