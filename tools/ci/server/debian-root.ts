import { execFile } from "node:child_process";
import { cpSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

import { TUNNEL } from "./registry-tunnel.ts";

const PACKAGES = "ca-certificates,dbus,git,systemd-sysv";
const CERTIFICATES = "/etc/ssl/certs/ca-certificates.crt";

/** How programs in a Debian of ours get at packages: by this machine's way out, which they trust. */
export const WAY_OUT = {
  http_proxy: TUNNEL,
  https_proxy: TUNNEL,
  no_proxy: "localhost,127.0.0.1",
  NODE_EXTRA_CA_CERTS: CERTIFICATES,
};

/** Installs a Debian 12 with the essential packages and systemd in a new folder. */
export async function makeDebian(folder: string): Promise<void> {
  await run("debootstrap", "--variant=minbase", `--include=${PACKAGES}`, "bookworm", folder);
  for (const file of [CERTIFICATES, "/etc/hosts"]) cpSync(file, join(folder, file));
}

const PACK = `set -e
cd "$1" && mkdir -p mirror "$4/bin" "$4/lib/node_modules"
cp -L "$2" "$4/bin/node"
cp -R "$3" "$4/lib/node_modules/npm"
for each in npm npx; do ln -s ../lib/node_modules/npm/bin/$each-cli.js "$4/bin/$each"; done
XZ_OPT=-0 tar -cJf "mirror/$4.tar.xz" "$4"
cd mirror && sha256sum "$4.tar.xz" > SHASUMS256.txt`;

/** This machine's Node and npm: unpacked, and in a folder like nodejs.org's. */
export async function packNode(folder: string, npm: string) {
  const name = `node-v${process.versions.node}-linux-${process.arch}`;
  await run("sh", "-c", PACK, "sh", folder, process.execPath, dirname(dirname(npm)), name);
  return { unpacked: join(folder, name), mirror: join(folder, "mirror") };
}

/** Without blocking the tunnel, which this process keeps open. */
async function run(program: string, ...options: readonly string[]): Promise<void> {
  const env = { ...process.env, ...WAY_OUT };
  await promisify(execFile)(program, options, { env, maxBuffer: 2 ** 28 });
}
