import type { Browser } from "@playwright/test";
import { execFileSync } from "node:child_process";
import { chownSync, mkdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { WAY_OUT } from "./debian-root.ts";
import { startNspawn } from "./nspawn.ts";
import { changeAndPublish, EVERYTHING, expectSeen, NOTHING, takeBack } from "./owner.ts";
import { SITE } from "./visitors.ts";
import { expect, tell, timed } from "./walk-log.ts";

const STUDIO = "http://localhost:1090";
/** The image's user (Dockerfile). */
const USER = 65_532;

interface Ingredients {
  folder: string;
  /** The root of an empty Debian. */
  debian: string;
  node: string;
  /** A clone of the repository. */
  sources: string;
}

/** Builds the image, and lets the owner at a container with the site and one with the studio. */
export async function walkContainer(ingredients: Ingredients, browser: Browser): Promise<void> {
  const image = await timed("the image", () => buildImage(ingredients));
  const data = join(ingredients.folder, "data");
  mkdirSync(data, { mode: 0o700 });
  const refused = await runInImage(image, data, ["server/main.ts"]).ended;
  expect(
    refused.code !== 0 && refused.output.includes(`chown ${USER}:${USER}`),
    "a volume of another owner is a sentence with the command",
    refused.output,
  );
  chownSync(data, USER, USER);
  const startSite = () => startContainer(image, data, "server/main.ts", `${SITE}/readyz`);
  let site = await startSite();
  const studio = await startContainer(image, data, "studio/main.ts", STUDIO);
  await changeAndPublish(browser, STUDIO, SITE);
  await site.stop();
  site = await startSite();
  await expectSeen(SITE, EVERYTHING, "another container with the same volume");
  const desk = (...command: string[]) =>
    runInImage(image, data, ["server/cli/run-desk.ts", ...command]).ended;
  const backup = await desk("backup", "--keep", "data/backups");
  const drill = await desk("drill");
  expect(/^sound\tyes/m.test(drill.output), "its backup is sound", backup.output + drill.output);
  await takeBack(browser, STUDIO, SITE);
  await expectSeen(SITE, NOTHING, "taken back");
  await studio.stop();
  await site.stop();
  tell("the walk in a container is over");
}

/**
 * Does what the Dockerfile says without a container engine. Only the instructions that ours has are
 * known.
 */
async function buildImage({ folder, debian, node, sources }: Ingredients): Promise<string> {
  const [build, image] = [join(folder, "build"), join(folder, "image")];
  for (const root of [build, image]) copyInto(root, debian);
  copyInto(join(build, "usr/local"), `${node}/.`);
  const dockerfile = readFileSync(join(sources, "Dockerfile"), "utf8");
  const instructions = dockerfile.replaceAll(/^#.*\n/gm, "").replaceAll("\\\n", "");
  let root = "";
  for (const [, name, rest = ""] of instructions.matchAll(/^(\w+) (.*)$/gm)) {
    if (name === "FROM") root = rest.endsWith(" AS build") ? build : image;
    else if (name === "RUN") await runIn(root, rest);
    else if (name === "COPY") copy(rest, sources, build, root);
    else if (name === "WORKDIR") mkdirSync(join(root, rest), { recursive: true });
  }
  return image;
}

function copy(instruction: string, sources: string, build: string, root: string): void {
  const isFromBuild = instruction.startsWith("--from=build ");
  const names = instruction.replace("--from=build ", "").split(" ");
  const target = names.pop() ?? "";
  const to = join(root, target.startsWith("/") ? target : `/site/${target}`);
  const from = isFromBuild ? build : sources;
  for (const name of names) {
    if (name === ".") {
      for (const each of allowed(sources)) copyInto(join(to, each), join(sources, each));
    } else {
      copyInto(target.endsWith("/") ? join(to, basename(name)) : to, join(from, name));
    }
  }
}

/** What .dockerignore lets in. */
function allowed(sources: string): string[] {
  const ignore = readFileSync(join(sources, ".dockerignore"), "utf8");
  return Array.from(ignore.matchAll(/^!(.+)$/gm), ([, name = ""]) => name);
}

async function runIn(root: string, command: string): Promise<void> {
  const variables = Object.entries(WAY_OUT).map(([name, value]) => `--setenv=${name}=${value}`);
  const shell = ["sh", "-c", `cd /site && ${command}`];
  const { code, output } = await startNspawn(root, ["--as-pid2", ...variables, ...shell]).ended;
  if (code !== 0) throw new Error(`This failed in the image: ${command}\n${output}`);
}

async function startContainer(image: string, data: string, program: string, url: string) {
  const container = runInImage(image, data, [program]);
  while (!(await fetch(url).catch(() => undefined))?.ok) {
    if (!container.isRunning()) throw new Error((await container.ended).output);
    await pause(100);
  }
  return {
    async stop() {
      if (!container.isRunning()) throw new Error((await container.ended).output);
      const first = container.firstChild();
      if (first !== undefined) process.kill(first, "SIGTERM");
      await container.ended;
    },
  };
}

let count = 0;

/** As the compose files run it: a read-only root, no capabilities, a folder to write in. */
function runInImage(image: string, data: string, command: readonly string[]) {
  count += 1;
  const asUser = [`--reuid=${USER}`, `--regid=${USER}`, "--clear-groups", "--no-new-privs"];
  const withoutCapabilities = ["--bounding-set=-all", "--inh-caps=-all"];
  return startNspawn(image, [
    "--read-only",
    `--machine=container-${count}`,
    `--bind=${data}:/site/data`,
    "--tmpfs=/tmp:mode=1777",
    "--chdir=/site",
    "--setenv=NODE_ENV=production",
    "--setenv=SMTP_URL=inbox",
    "setpriv",
    ...asUser,
    ...withoutCapabilities,
    "/usr/local/bin/node",
    ...command,
  ]);
}

/** Copies a file, or a folder with its links as they are. */
function copyInto(target: string, source: string): void {
  mkdirSync(dirname(target), { recursive: true });
  execFileSync("cp", ["-aT", source, target]);
}
