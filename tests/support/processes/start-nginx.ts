import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import * as programs from "#tools/programs/programs.ts";
import { freePort } from "./free-port.ts";

/** Whether nginx is installed; if not, the test run has printed a warning. */
export const hasNginx = programs.nginx.find() !== undefined;

/**
 * Starts nginx with deploy/one/proxy/nginx.conf in front of a site, on a free port, with a self-signed
 * certificate and with its files in a temporary folder.
 * @param site host and port of the site
 * @param parent where its files are
 */
export async function startNginx(site: string, parent = tmpdir()) {
  const folder = mkdtempSync(join(parent, "nginx-"));
  const port = await freePort();
  const certificate = createCertificate(folder);
  const config = join(folder, "nginx.conf");
  const text = readFileSync("deploy/one/proxy/nginx.conf", "utf8")
    .replace(/^\s*(include|pid|listen \[).*;$/gm, "")
    .replace("user www-data;", `daemon off; pid ${folder}/pid;`)
    .replace(/^error_log .*;$/m, `error_log ${folder}/error.log;`)
    // Replaces ports 80 and 443 by free ones; without any `listen`, nginx would use port 80.
    .replace("listen 80", `listen 127.0.0.1:${await freePort()}`)
    .replace("listen 443", `listen 127.0.0.1:${port}`)
    .replace("127.0.0.1:3000", site)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate.file};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${certificate.key};`)
    .replace(
      "http {",
      `http { client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;`,
    );
  writeFileSync(config, text);
  const nginx = spawn(programs.nginx.find() ?? "", ["-c", config, "-e", `${folder}/error.log`], {
    stdio: "inherit",
  });
  const exited = once(nginx, "exit");
  const url = `https://localhost:${port}`;
  while (!(await fetch(url).catch(() => undefined))) {
    if (nginx.exitCode !== null) throw new Error(readFileSync(`${folder}/error.log`, "utf8"));
    await pause(50);
  }
  return {
    url,
    async close() {
      nginx.kill("SIGTERM");
      await exited;
      rmSync(folder, { recursive: true });
    },
  };
}

function createCertificate(folder: string) {
  const [file, key] = [join(folder, "certificate.pem"), join(folder, "key.pem")];
  const options = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  const files = ["-keyout", key, "-out", file];
  execFileSync("openssl", ["req", ...options, ...files, "-subj", "/CN=localhost"], {
    stdio: "ignore",
  });
  return { file, key };
}
