import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { freePort } from "../tests/support/processes/free-port.ts";

/**
 * Starts nginx with deploy/one/nginx.conf in front of a site, with TLS and HTTP/2, on a free port.
 * @param file the configuration
 * @param site host and port of the site
 */
export async function startNginx(
  file: string,
  site: string,
): Promise<{ url: string; close: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const port = await freePort();
  const [key, certificate] = [join(folder, "key.pem"), join(folder, "certificate.pem")];
  const options = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  const files = ["-keyout", key, "-out", certificate];
  execFileSync("openssl", ["req", ...options, ...files, "-subj", "/CN=localhost"], {
    stdio: "ignore",
  });
  // Adds TLS as certbot does, and also HTTP/2.
  const server = readFileSync(file, "utf8")
    .replace("127.0.0.1:3000", site)
    .replace(/listen \[::\]:80;/, "")
    .replace(
      "listen 80;",
      `listen 127.0.0.1:${port} ssl http2; ssl_certificate ${certificate}; ssl_certificate_key ${key};`,
    );
  const config = join(folder, "nginx.conf");
  writeFileSync(
    config,
    // Debian's own settings, except for the paths.
    `worker_processes auto; daemon off; user root; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 768; }
http { access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; ${server} }`,
  );
  const nginx = spawn("/usr/sbin/nginx", ["-c", config], { stdio: "inherit" });
  const url = `https://localhost:${port}`;
  while (!(await fetch(url).catch(() => undefined))) await pause(50);
  return {
    url,
    async close() {
      nginx.kill("SIGQUIT");
      setTimeout(() => nginx.kill("SIGTERM"), 1000).unref();
      await once(nginx, "exit");
      rmSync(folder, { recursive: true });
    },
  };
}
