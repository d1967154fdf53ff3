import { setTimeout as pause } from "node:timers/promises";

import { type Outcome, type Running, startNspawn } from "./nspawn.ts";

/** A program of the image, running as the compose files run it. */
export interface Container {
  stop: () => Promise<void>;
}

/** What runs in a container: its image, its volume, its settings. */
export interface ContainerOptions {
  image: string;
  /** The only folder that can be written to, except /tmp. */
  data: string;
  settings: Readonly<Record<string, string>>;
}

/** The image's user (Dockerfile). */
export const IMAGE_USER = 65_532;

const AS_IMAGE_USER = [
  "setpriv",
  `--reuid=${IMAGE_USER}`,
  `--regid=${IMAGE_USER}`,
  "--clear-groups",
  "--no-new-privs",
  "--bounding-set=-all",
  "--inh-caps=-all",
  "--",
];

/** Starts a program of the image, and waits until it answers. */
export async function startContainer(
  options: ContainerOptions,
  program: string,
  url: string,
): Promise<Container> {
  const container = run(options, [program]);
  while (!(await answers(url))) {
    if (!container.isRunning()) throw new Error((await container.ended).output);
    await pause(100);
  }
  return {
    async stop() {
      if (!container.isRunning())
        throw new Error(`It has ended. ${(await container.ended).output}`);
      const first = container.firstChild();
      if (first !== undefined) process.kill(first, "SIGTERM");
      await container.ended;
    },
  };
}

/** Runs the desk of an image. */
export function deskInContainer(
  options: ContainerOptions,
  ...command: readonly string[]
): Promise<Outcome> {
  return run(options, ["server/cli/run-desk.ts", ...command]).ended;
}

let count = 0;

/** With a read-only root and without capabilities, on this process's network. */
function run({ image, data, settings }: ContainerOptions, command: readonly string[]): Running {
  count += 1;
  return startNspawn(image, [
    "--read-only",
    `--machine=container-${count}`,
    `--bind=${data}:/site/data`,
    "--tmpfs=/tmp",
    "--chdir=/site",
    "--setenv=NODE_ENV=production",
    ...Object.entries(settings).map(([name, value]) => `--setenv=${name}=${value}`),
    ...AS_IMAGE_USER,
    "/usr/local/bin/node",
    ...command,
  ]);
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
