import { type ChildProcess, spawn, type SpawnOptions } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

export interface RunningProgram {
  child: ChildProcess;
  /** What the line said that was waited for. */
  said: string;
  /** The lines that the program has printed so far. */
  lines: readonly string[];
  /** Sends a signal, unless the program has ended; resolves with the exit code, null after a kill. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
}

/**
 * Starts a program, and waits for a line that it prints.
 * @param ready finds the line; its first group is what it said
 * @param onLine called with each line
 * @throws Error with everything that the program has printed, if it ends before
 */
export async function startProgram(
  command: string,
  args: readonly string[],
  ready: RegExp,
  options: SpawnOptions = {},
  onLine: (line: string) => void = () => {},
): Promise<RunningProgram> {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"], ...options });
  const lines: string[] = [];
  const said = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue;
      createInterface(stream).on("line", (line) => {
        lines.push(line);
        onLine(line);
        const found = ready.exec(line);
        if (found) resolve(found[1] ?? line);
      });
    }
    child.once("close", () => reject(new Error(`${command} has ended.\n${lines.join("\n")}`)));
  });
  return {
    child,
    said,
    lines,
    end: (signal) => endChild(child, signal),
  };
}

/** Sends a signal to a program, unless it has ended; resolves with its exit code. */
export async function endChild(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.exitCode === null && child.signalCode === null) {
    const exited = once(child, "exit");
    child.kill(signal);
    await exited;
  }
  return child.exitCode;
}
