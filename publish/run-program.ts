import { spawn } from "node:child_process";
import { once } from "node:events";

interface Finished {
  code: number | null;
  output: string;
  errors: string;
}

/** Runs a program of the site in its folder, on this Node, and collects what it prints. */
export async function runProgram(
  folder: string,
  program: string,
  options: readonly string[] = [],
): Promise<Finished> {
  const child = spawn(process.execPath, [program, ...options], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output: Buffer[] = [];
  const errors: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => output.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => errors.push(chunk));
  const end = () => child.kill("SIGKILL");
  process.once("exit", end);
  const [code] = await once(child, "close");
  process.off("exit", end);
  return {
    code,
    output: Buffer.concat(output).toString("utf8"),
    errors: Buffer.concat(errors).toString("utf8"),
  };
}
