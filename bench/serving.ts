import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { readLatest, RENDERED } from "../render/rendered-cache.ts";
import { installPackages } from "../tools/programs/debian.ts";
import { runSite } from "../tests/support/processes/site-process.ts";
import { median } from "./median.ts";

const CONNECTIONS = 64;
const SECONDS = 8;
const RUNS = 5;
const FOLDER = "data/bench-nginx";
const PORT = 8099;

if (!existsSync("/usr/bin/wrk")) installPackages("wrk");
if (!existsSync("/usr/sbin/nginx")) installPackages("nginx-light");
if (!existsSync("/usr/lib/nginx/modules/ngx_http_brotli_static_module.so")) {
  installPackages("libnginx-mod-http-brotli-static");
}

/** nginx at its fastest for the same files on one core: precompressed, without an access log. */
function nginxSettings(): string {
  return `
load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
worker_processes 1;
daemon off;
user root;
pid ${resolve(FOLDER)}/pid;
error_log ${resolve(FOLDER)}/error.log;
events { worker_connections 1024; }
http {
  types { text/html html; text/css css; text/javascript js; image/svg+xml svg; }
  access_log off;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=1000;
  keepalive_requests 1000000;
  server {
    listen 127.0.0.1:${PORT};
    root ${resolve(FOLDER)};
    brotli_static on;
    gzip_static on;
    location / { add_header Cache-Control no-cache; }
  }
}`;
}

interface Figures {
  requests: number;
  /** Microseconds of CPU time per request, which other load on the machine does not affect. */
  processor: number;
  p99: number;
}

/** Requests the home page, compressed with Brotli, as fast as the server responds. */
function load(url: string, pid: number): Figures {
  const before = processorTime(pid);
  const report = execFileSync(
    "wrk",
    ["-t1", `-c${CONNECTIONS}`, `-d${SECONDS}s`, "--latency", "-H", "Accept-Encoding: br", url],
    { encoding: "utf8" },
  );
  const [, p99 = "", unit = ""] = /99%\s+([\d.]+)(us|ms|s)/.exec(report) ?? [];
  const milliseconds = { us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN;
  if (/Non-2xx/.test(report)) throw new Error(report);
  const answered = Number(/(\d+) requests in/.exec(report)?.[1]);
  return {
    processor: (processorTime(pid) - before) / answered,
    requests: Number(/Requests\/sec:\s+([\d.]+)/.exec(report)?.[1]),
    p99: Number(p99) * milliseconds,
  };
}

/** The CPU time of a process, in microseconds. */
function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  // The values are ticks of 10 ms.
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

/** The resident memory of a process, in MB. */
function memory(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Math.round(Number(kilobytes) / 1000);
}

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
writeFileSync(`${FOLDER}/nginx.conf`, nginxSettings());
const home = readLatest(join("build", RENDERED)).pages.get("/")?.encodings ?? [];
for (const { encoding, bytes } of home) {
  writeFileSync(`${FOLDER}/index.html${{ br: ".br", gzip: ".gz", identity: "" }[encoding]}`, bytes);
}
const nginx = spawn("/usr/sbin/nginx", ["-c", resolve(FOLDER, "nginx.conf")], { stdio: "inherit" });
const site = await runSite({ DATABASE_URL: `sqlite:${resolve(FOLDER)}/site.db` });
await pause(1000);

const servers = {
  nginx: { url: `http://127.0.0.1:${PORT}/`, pid: nginx.pid ?? 0 },
  "this site": site,
};
const results: Record<string, Figures[]> = {};
for (let run = 0; run < RUNS; run += 1) {
  for (const [name, { url, pid }] of Object.entries(servers)) {
    (results[name] ??= []).push(load(url, pid));
  }
}
console.table(
  Object.entries(results).map(([server, figures]) => ({
    server,
    "requests a second": Math.round(median(figures.map(({ requests }) => requests))),
    // The CPU time of nginx is not known: its worker is a child process.
    "processor µs": server === "nginx" ? "" : median(figures.map((f) => f.processor)).toFixed(1),
    "p99 ms": median(figures.map(({ p99 }) => p99)).toFixed(1),
    "memory MB": server === "nginx" ? "" : memory(site.pid),
  })),
);

nginx.kill();
await site.end("SIGTERM");
rmSync(FOLDER, { recursive: true });
