import type { Browser } from "@playwright/test";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { type BootedDebian, bootDebian } from "./booted-debian.ts";
import { changeAndPublish, EVERYTHING, NOTHING, see, takeBack } from "./owner.ts";
import { inWords, visitDuring } from "./probe.ts";
import { TUNNEL } from "./registry-tunnel.ts";
import { NEW_WORDS, type Releases } from "./releases.ts";
import { expect, tell, timed } from "./walk-log.ts";

const SITE = "http://127.0.0.1:3000";
const STUDIO = "http://localhost:1090";
const ADDRESS = "www.example.com";
const STUDIO_HOST = "studio.example.com";
const UPGRADE = "/opt/banderas-tefl/current/deploy/one/upgrade";

/** Installs the site on a machine with systemd, and lets its owner and its technician at it. */
export async function walkOneMachine(
  root: string,
  nodeMirror: string,
  releases: Releases,
  browser: Browser,
): Promise<void> {
  // In the place of Let's Encrypt, which this machine cannot reach.
  const certificate = join(root, "etc/letsencrypt/live", ADDRESS);
  mkdirSync(certificate, { recursive: true });
  writeFileSync(join(certificate, "fullchain.pem"), "");
  const folders = [`--bind-ro=${nodeMirror}`, `--bind-ro=${releases.origin}`];
  const machine = await timed("boot", () =>
    bootDebian(root, folders, {
      http_proxy: TUNNEL,
      https_proxy: TUNNEL,
      no_proxy: "localhost,127.0.0.1",
      NODE_EXTRA_CA_CERTS: "/etc/ssl/certs/ca-certificates.crt",
      NODE_MIRROR: `file://${nodeMirror}`,
    }),
  );
  try {
    await install(machine, releases);
    await use(machine, releases, browser);
    await keepCurrent(machine);
    await giveStudioItsHost(machine, root);
  } finally {
    await machine.powerOff();
  }
}

async function install(machine: BootedDebian, releases: Releases): Promise<void> {
  await machine.run("git", "clone", "--quiet", releases.origin, "/root/banderas-tefl");
  const command = () => machine.run("/root/banderas-tefl/deploy/one/install", ADDRESS);
  const first = await timed("install, until it asks for the mail server", command);
  expect(
    first.code === 1 && first.output.includes("Write the mail server"),
    "install stops for the settings",
    first.output,
  );
  const mailServer = "s|^SMTP_URL=.*|SMTP_URL='smtp://127.0.0.1:2525?tls=never'|";
  await machine.run("sed", "-i", mailServer, "/etc/banderas-tefl.env");
  const second = await timed("install", command);
  expect(second.code === 0, "install succeeds", second.output);
  for (const unit of ["banderas-tefl", "banderas-tefl-studio"]) {
    const { output } = await machine.run("systemctl", "is-active", unit);
    expect(output === "active", `${unit} runs`, output);
    const security = await machine.run("systemd-analyze", "security", "--no-pager", unit);
    const [, exposure = ""] = /exposure level for \S+: (\S+)/.exec(security.output) ?? [];
    expect(Number(exposure) <= 1.2, `${unit}: exposure level ${exposure}`, security.output);
  }
  const studio = await machine.run("studio");
  expect(studio.output.includes("http://localhost:1090"), "the command studio says where it is");
  await machine.run("touch", "/root/installed");
}

async function use(machine: BootedDebian, releases: Releases, browser: Browser): Promise<void> {
  await changeAndPublish(browser, STUDIO, [SITE]);
  const written = await machine.run(
    "sh",
    "-c",
    "find /opt /etc /usr /home -newer /root/installed -type f",
  );
  expect(written.output === "", "nothing was written outside of the data folder", written.output);

  const upgrade = () => visitDuring(SITE, () => machine.run(UPGRADE));
  const changed = releases.release(
    releases.first,
    "content/school/navigation.ts",
    "Skip to content",
    NEW_WORDS,
  );
  const next = await timed("upgrade", upgrade);
  expect(next.result.code === 0, `it succeeds; ${inWords(next.visit)}`, next.result.output);
  await expectBoth("after the upgrade");

  const isRefused = async (reason: string, code: string) => {
    const { result, visit } = await timed(`upgrade, ${reason}`, upgrade);
    const [last] = result.output.split("\n").slice(-1);
    expect(result.code === 1, `it ends with: ${last}; ${inWords(visit)}`, result.output);
    expect(result.output.includes(code), `it says ${code}`, result.output);
    await expectBoth("as before");
    return visit;
  };
  releases.release(
    changed,
    "content/schema/course.ts",
    "amount: amount.meta(",
    "amount: amount.refine((is) => is !== 1349, 'must not be 1349').meta(",
  );
  const process = () => machine.run("systemctl", "show", "--property=MainPID", "banderas-tefl");
  const { output: before } = await process();
  await isRefused("whose schema refuses the stored price", "must not be 1349");
  expect((await process()).output === before, "the site has run on meanwhile");

  const main = "server/main.ts";
  const firstLine = 'import { randomBytes, randomUUIDv7 } from "node:crypto";';
  releases.release(changed, main, firstLine, `throw new Error("It dies.");\n${firstLine}`);
  const dead = await isRefused("whose release dies at start", "It dies.");
  expect(dead.longestGap < 20, "it was back within 20 s");

  const slowly = `await new Promise((go) => setTimeout(go, 40_000));\n${firstLine}`;
  releases.release(changed, main, firstLine, slowly);
  const slow = await timed("upgrade, whose release needs 40 s to start", upgrade);
  expect(slow.result.code === 0, `it is waited for; ${inWords(slow.visit)}`, slow.result.output);

  await takeBack(browser, STUDIO, [SITE]);
  const page = await (await fetch(SITE)).text();
  expect(page.includes(NEW_WORDS), "the code stays the new one");
  expect(JSON.stringify(await see(SITE)) === JSON.stringify(NOTHING), "the content is the first");
  tell("the walk on one machine is over");
}

async function expectBoth(when: string): Promise<void> {
  const page = await (await fetch(SITE)).text();
  expect(page.includes(NEW_WORDS), `${when}: visitors see the new code`);
  const seen = JSON.stringify(await see(SITE));
  expect(seen === JSON.stringify(EVERYTHING), `${when}: visitors see what was published`, seen);
}

/** A newer Node that is none, in the place of nodejs.org. */
const BROKEN_NODE = `set -e
mkdir -p /srv/mirror/node-v24.99.0-linux-$1/bin && cd /srv/mirror
printf '#!/bin/sh\\n[ "$1" = --version ] && echo v24.99.0 && exit\\necho "It does not run." >&2; exit 1\\n' > node-v24.99.0-linux-$1/bin/node
chmod +x node-v24.99.0-linux-$1/bin/node
tar -cJf node-v24.99.0-linux-$1.tar.xz node-v24.99.0-linux-$1
sha256sum node-v24.99.0-linux-$1.tar.xz > SHASUMS256.txt`;

/** Node is looked for, and one with which the site does not start is taken back; a backup is drilled. */
async function keepCurrent(machine: BootedDebian): Promise<void> {
  const look = (mirror: string) =>
    visitDuring(SITE, () =>
      machine.run(
        "sh",
        "-c",
        `systemctl set-environment NODE_MIRROR="${mirror}"; systemctl start banderas-tefl-node`,
      ),
    );
  const same = await timed("a look for a newer Node", () => look("$NODE_MIRROR"));
  expect(same.result.code === 0, "there is none", same.result.output);
  const before = await machine.run("node", "--version");
  await machine.run("sh", "-c", BROKEN_NODE, "sh", process.arch);
  const { result, visit } = await timed("a Node that does not run", () =>
    look("file:///srv/mirror"),
  );
  expect(result.code !== 0, `it is refused; ${inWords(visit)}`, result.output);
  expect(visit.longestGap < 5, "visitors notice nothing");
  const after = await machine.run("node", "--version");
  expect(after.output === before.output, `Node is ${after.output} again`, before.output);
  const told = await machine.run("cat", "/var/lib/banderas-tefl-upkeep/node");
  expect(
    told.output === `refused ${before.output} v24.99.0`,
    "the summary will say so",
    told.output,
  );

  await machine.run("systemctl", "start", "banderas-tefl-backup");
  const drill = await timed("desk drill", () => machine.run("desk", "drill"));
  expect(/^sound\tyes/m.test(drill.output), "the newest backup is sound", drill.output);
}

/** The studio gets a host of its own, which plain HTTP does not lead away from. */
async function giveStudioItsHost(machine: BootedDebian, root: string): Promise<void> {
  const certificate = join(root, "etc/letsencrypt/live", STUDIO_HOST);
  mkdirSync(certificate, { recursive: true });
  writeFileSync(join(certificate, "fullchain.pem"), "");
  const program = "/opt/banderas-tefl/current/deploy/one/install";
  const { code, output } = await timed(`install ${STUDIO_HOST}`, () =>
    machine.run(program, STUDIO_HOST),
  );
  expect(
    code === 0 && output.includes(`The studio: https://${STUDIO_HOST}`),
    "it is set up",
    output,
  );
  const host = ["--header", `Host: ${STUDIO_HOST}`];
  const plain = await machine.run("curl", "--silent", "--head", ...host, "http://127.0.0.1/");
  const location = /^location: (\S+)/im.exec(plain.output)?.[1];
  expect(location === `https://${STUDIO_HOST}/`, "plain HTTP leads to the studio", plain.output);
  const https = [
    "--silent",
    "--insecure",
    "--noproxy",
    "*",
    "--include",
    "--resolve",
    `${STUDIO_HOST}:443:127.0.0.1`,
  ];
  const door = await machine.run("curl", ...https, `https://${STUDIO_HOST}/`);
  expect(/^location: \/sign-in/im.test(door.output), "it asks who is there", door.output);
}
