/*
 * Walks through docs/operations.md as a technician and as an owner: on an empty Debian with systemd,
 * in the container's image, and with two servers on PostgreSQL. Takes about ten minutes, and needs
 * root on Debian with debootstrap, systemd-container, Chromium, PostgreSQL and Caddy.
 */
import { execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { hasChromium } from "../../programs/chromium.ts";
import { caddyProgram } from "../../programs/caddy.ts";
import { isRootOnDebian } from "../../programs/debian.ts";
import { postgresqlPrograms } from "../../programs/postgresql.ts";
import { makeEmptyDebian } from "../empty-debian.ts";
import { openProxy } from "./registry-tunnel.ts";
import type { Walk } from "./walk.ts";
import { timed } from "./walk-log.ts";

const NAMESPACES = ["--net", "--mount", "--pid", "--fork", "--kill-child", "--mount-proc"];
const PACKAGES = ["dbus", "git", "systemd-sysv"];

const { npm_execpath: npm = "" } = process.env;
const missing = [
  [isRootOnDebian(), "root on Debian"],
  [existsSync("/usr/sbin/debootstrap"), "the package debootstrap"],
  [existsSync("/usr/bin/systemd-nspawn"), "the package systemd-container"],
  [hasChromium(), "Chromium"],
  [postgresqlPrograms() !== undefined, "PostgreSQL"],
  [caddyProgram() !== undefined, "Caddy"],
  [npm !== "", "npm: run it by npm run test:server"],
].flatMap(([isThere, name]) => (isThere ? [] : [String(name)]));
if (missing.length > 0) {
  console.error(`The walk needs ${missing.join(", ")}.`);
  process.exit(1);
}

const interruption = new AbortController();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(signal, () => interruption.abort(`Interrupted by ${signal}.`));
}
const folder = mkdtempSync(join(tmpdir(), "server-walk-"));
try {
  process.exitCode = await prepareAndWalk();
} finally {
  rmSync(folder, { recursive: true, maxRetries: 20, retryDelay: 250 });
}

async function prepareAndWalk(): Promise<number> {
  const debian = await timed("an empty Debian", () =>
    makeEmptyDebian("bookworm", PACKAGES, interruption.signal),
  );
  const proxy = join(folder, "proxy");
  const opened = await openProxy(proxy);
  const walk: Walk = {
    folder,
    debian: debian.folder,
    nodeMirror: await timed("Node, as nodejs.org packs it", async () => packNode()),
    node: process.execPath,
    npm: dirname(dirname(npm)),
    proxy,
    repository: process.cwd(),
    only: process.argv.slice(2),
  };
  try {
    // With ports 80, 443, 1090 and 3000 of its own, and ended with all that it has started.
    const inside = 'ip link set lo up && exec "$@"';
    const program = join(import.meta.dirname, "walk.ts");
    const child = spawn(
      "unshare",
      [...NAMESPACES, "sh", "-c", inside, "sh", process.execPath, program, JSON.stringify(walk)],
      { stdio: "inherit", signal: interruption.signal, killSignal: "SIGKILL" },
    );
    const [code] = await once(child, "close");
    return Number(code ?? 1);
  } finally {
    opened.close();
    debian.remove();
  }
}

/** This machine's Node and npm, in an archive with a checksum list. */
function packNode(): string {
  const name = `node-v${process.versions.node}-linux-${process.arch}`;
  const mirror = join(folder, "mirror");
  const unpacked = join(folder, name);
  for (const each of [mirror, join(unpacked, "bin"), join(unpacked, "lib/node_modules")]) {
    mkdirSync(each, { recursive: true });
  }
  cpSync(process.execPath, join(unpacked, "bin/node"), { dereference: true });
  cpSync(dirname(dirname(npm)), join(unpacked, "lib/node_modules/npm"), { recursive: true });
  for (const program of ["npm", "npx"]) {
    symlinkSync(`../lib/node_modules/npm/bin/${program}-cli.js`, join(unpacked, "bin", program));
  }
  const archive = join(mirror, `${name}.tar.xz`);
  execFileSync("tar", ["-cJf", archive, "-C", folder, name], {
    env: { ...process.env, XZ_OPT: "-0" },
  });
  const checksum = createHash("sha256").update(readFileSync(archive)).digest("hex");
  writeFileSync(join(mirror, "SHASUMS256.txt"), `${checksum}  ${name}.tar.xz\n`);
  return mirror;
}
