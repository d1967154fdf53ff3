import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";

/** A command's exit code, and what it has printed. */
export interface Outcome {
  code: number;
  output: string;
}

export interface Running {
  ended: Promise<Outcome>;
  isRunning: () => boolean;
  /** The first process that it has started; undefined if there is none yet. */
  firstChild: () => number | undefined;
}

/** Starts a program, whose output is kept. */
export function start(program: string, options: readonly string[]): Running {
  const child: ChildProcess = spawn(program, options, { stdio: ["ignore", "pipe", "pipe"] });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk: Buffer) => chunks.push(chunk));
  }
  const ended = once(child, "close").then(([code]) => ({
    code: Number(code ?? 1),
    output: Buffer.concat(chunks).toString().trim(),
  }));
  return {
    ended,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    firstChild() {
      const file = `/proc/${child.pid}/task/${child.pid}/children`;
      return Number(readFileSync(file, "utf8").split(" ")[0]) || undefined;
    },
  };
}

/** Starts a container that this machine's systemd, if there is one, knows nothing of. */
export function startNspawn(folder: string, options: readonly string[]): Running {
  return start("systemd-nspawn", [
    "--quiet",
    "--register=no",
    "--keep-unit",
    "--private-users=no",
    "--resolv-conf=off",
    "--timezone=off",
    "--console=pipe",
    `--directory=${folder}`,
    ...options,
  ]);
}
