import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

const PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";

/** A command's exit code, and what it has printed. */
export interface Outcome {
  code: number;
  output: string;
}

/** Starts a program, whose output is kept. */
function start([program = "", ...options]: readonly string[]) {
  const child = spawn(program, options, { stdio: ["ignore", "pipe", "pipe"] });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => chunks.push(chunk));
  }
  const ended: Promise<Outcome> = once(child, "close").then(([code]) => ({
    code: Number(code ?? 1),
    output: Buffer.concat(chunks).toString().trim(),
  }));
  return {
    ended,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    /** The first process that it has started; undefined if there is none yet. */
    firstChild() {
      const file = `/proc/${child.pid}/task/${child.pid}/children`;
      return Number(readFileSync(file, "utf8").split(" ")[0]) || undefined;
    },
  };
}

export type Running = ReturnType<typeof start>;

/** Starts a container on this process's network that the machine's systemd knows nothing of. */
export function startNspawn(
  folder: string,
  options: readonly string[],
  enter: readonly string[] = [],
): Running {
  const quiet = ["--quiet", "--register=no", "--keep-unit", "--private-users=no"];
  const still = ["--resolv-conf=off", "--timezone=off", "--console=pipe"];
  return start([
    ...enter,
    "systemd-nspawn",
    ...quiet,
    ...still,
    `--directory=${folder}`,
    ...options,
  ]);
}

/** A Debian that systemd has booted. */
export type Machine = Awaited<ReturnType<typeof bootDebian>>;

/**
 * Boots a Debian.
 * @param options further options of systemd-nspawn, for example folders of this machine
 */
export async function bootDebian(
  folder: string,
  options: readonly string[],
  environment: Readonly<Record<string, string>>,
  enter: readonly string[] = [],
) {
  const nspawn = startNspawn(folder, ["--boot", "--machine=server", ...options], enter);
  const untilThere = async (isThere: () => boolean | Promise<boolean>) => {
    while (!(await isThere())) {
      if (!nspawn.isRunning()) throw new Error((await nspawn.ended).output);
      await pause(100);
    }
  };
  await untilThere(() => nameOf(nspawn.firstChild()) === "systemd");
  const inside = ["nsenter", "--target", String(nspawn.firstChild()), "--all", "--"];
  const variables = Object.entries({ PATH, HOME: "/root", ...environment });
  const assigned = variables.map(([name, value]) => `${name}=${value}`);
  const run = (commands: string) => {
    const command = ["env", "--ignore-environment", ...assigned, "sh", "-c", commands];
    return start([...enter, ...inside, ...command]).ended;
  };
  // The command fails until systemd takes commands, and then waits for the end of the boot.
  await untilThere(async () => {
    const { output } = await run("systemctl is-system-running --wait");
    return /^(running|degraded)$/m.test(output);
  });
  return {
    /** Runs shell commands as root; does not throw when they fail. */
    run,
    async powerOff() {
      await run("systemctl poweroff");
      await nspawn.ended;
    },
  };
}

function nameOf(pid: number | undefined): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/comm`, "utf8").trim();
  } catch {
    // systemd-nspawn's first child ends before the one that becomes systemd.
    return undefined;
  }
}
