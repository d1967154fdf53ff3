/*
 * Walks through docs/operations.md as a technician and as an owner, on an empty Debian with systemd
 * and 1 GB of memory, and in the container's image. Takes about ten minutes, and needs root on Debian
 * with debootstrap, systemd-container and Chromium.
 *
 * usage: npm run test:server [-- machine | container]
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { hasChromium, launchChromium } from "../../programs/chromium.ts";
import { isRootOnDebian } from "../../programs/ensure-programs.ts";
import { makeDebian, packNode } from "./debian-root.ts";
import { walkContainer } from "./container.ts";
import { walkOneMachine } from "./one-machine.ts";
import { openProxy, openTunnel } from "./registry-tunnel.ts";
import { openReleases } from "./releases.ts";
import { timed } from "./walk-log.ts";

const NAMESPACES = ["--net", "--mount", "--pid", "--fork", "--kill-child", "--mount-proc"];

const { WALK_FOLDER: prepared, npm_execpath: npm = "" } = process.env;
const wanted = process.argv.slice(2);
if (prepared) await walk(prepared);
else process.exitCode = await startWalk();

/** Starts this program again, with a network of its own for ports 80, 443, 1090 and 3000. */
async function startWalk(): Promise<number> {
  const missing = [
    [isRootOnDebian(), "root on Debian"],
    [existsSync("/usr/sbin/debootstrap"), "the package debootstrap"],
    [existsSync("/usr/bin/systemd-nspawn"), "the package systemd-container"],
    [hasChromium(), "Chromium"],
    [npm !== "", "npm: run it by npm run test:server"],
  ].flatMap(([isThere, name]) => (isThere ? [] : [String(name)]));
  if (missing.length > 0) {
    console.error(`The walk needs ${missing.join(", ")}.`);
    return 1;
  }
  const folder = mkdtempSync(join(tmpdir(), "server-walk-"));
  const proxy = await openProxy(join(folder, "proxy"));
  const inside = 'ip link set lo up && exec "$@"';
  const self = [process.execPath, import.meta.filename, ...wanted];
  const child = spawn("unshare", [...NAMESPACES, "sh", "-c", inside, "sh", ...self], {
    stdio: "inherit",
    // It asks nobody but itself over TLS, where nginx shows a certificate that nobody has signed.
    env: { ...process.env, WALK_FOLDER: folder, NODE_TLS_REJECT_UNAUTHORIZED: "0" },
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.once(signal, () => child.kill("SIGKILL"));
  }
  const [code] = await once(child, "close");
  proxy.close();
  rmSync(folder, { recursive: true, maxRetries: 20, retryDelay: 250 });
  return Number(code ?? 1);
}

async function walk(folder: string): Promise<void> {
  await openTunnel(join(folder, "proxy"));
  const debian = join(folder, "debian");
  await timed("an empty Debian", () => makeDebian(debian));
  const node = await timed("Node, as nodejs.org packs it", () => packNode(folder, npm));
  const releases = openReleases(process.cwd(), folder);
  const browser = await launchChromium();
  try {
    if (!wanted.includes("machine")) {
      await walkContainer(
        { folder, debian, node: node.unpacked, sources: releases.folder },
        browser,
      );
    }
    if (!wanted.includes("container")) {
      await walkOneMachine(debian, node.mirror, releases, browser);
    }
  } finally {
    await browser.close();
  }
}
