/*
 * The walk itself, in a network of its own; test-server.ts starts it.
 */
import { cpSync, mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";

import { launchChromium } from "../../programs/chromium.ts";
import { type Images, walkOneContainer, walkTwoServers } from "./containers.ts";
import { buildImage } from "./image-files.ts";
import { walkOneMachine } from "./one-machine.ts";
import { startNspawn } from "./nspawn.ts";
import { openTunnel, TUNNEL } from "./registry-tunnel.ts";
import { NEW_WORDS, openReleases, type Releases } from "./releases.ts";
import { timed } from "./walk-log.ts";

/** What test-server.ts has prepared. */
export interface Walk {
  /** A temporary folder. */
  folder: string;
  /** The root of an empty Debian. */
  debian: string;
  nodeMirror: string;
  node: string;
  /** The folder of npm. */
  npm: string;
  /** The socket file of the proxy. */
  proxy: string;
  repository: string;
  /** `machine`, `container` or `servers`; all if empty. */
  only: readonly string[];
}

const walk: Walk = JSON.parse(process.argv[2] ?? "");
await openTunnel(walk.proxy);
const releases = openReleases(walk.repository, walk.folder);
const browser = await launchChromium();
const isWanted = (name: string) => walk.only.length === 0 || walk.only.includes(name);
try {
  if (isWanted("container") || isWanted("servers")) {
    const images = await buildImages(releases);
    if (isWanted("container")) await walkOneContainer(images, walk.folder, browser);
    if (isWanted("servers")) await walkTwoServers(images, walk.folder, browser);
  }
  if (isWanted("machine")) await walkOneMachine(walk.debian, walk.nodeMirror, releases, browser);
} finally {
  await browser.close();
}

async function buildImages({ folder, first, release }: Releases): Promise<Images> {
  const build = async (name: string) => {
    const [builder, image] = ["build", "image"].map((kind) => join(walk.folder, `${name}-${kind}`));
    for (const root of [builder, image]) {
      cpSync(walk.debian, root ?? "", { recursive: true, verbatimSymlinks: true });
    }
    putNode(builder ?? "");
    await timed(`the ${name} image`, () => buildImage(folder, builder ?? "", image ?? "", runIn));
    return image ?? "";
  };
  const firstImage = await build("first");
  release(first, "content/school/navigation.ts", "Skip to content", NEW_WORDS);
  return { first: firstImage, next: await build("next") };
}

/** Does what the image node:24-bookworm-slim has besides Debian. */
function putNode(root: string): void {
  const modules = join(root, "usr/local/lib/node_modules");
  mkdirSync(modules, { recursive: true });
  cpSync(walk.node, join(root, "usr/local/bin/node"), { dereference: true });
  cpSync(walk.npm, join(modules, "npm"), { recursive: true });
  symlinkSync("../lib/node_modules/npm/bin/npm-cli.js", join(root, "usr/local/bin/npm"));
}

/** Runs a command of the Dockerfile in /site. */
async function runIn(root: string, command: string): Promise<void> {
  const { code, output } = await startNspawn(root, [
    "--as-pid2",
    "--setenv=NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt",
    `--setenv=https_proxy=${TUNNEL}`,
    "--setenv=no_proxy=localhost,127.0.0.1",
    "sh",
    "-c",
    `mkdir -p /site && cd /site && ${command}`,
  ]).ended;
  if (code !== 0) throw new Error(`This failed in the image: ${command}\n${output}`);
}
