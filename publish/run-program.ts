import { spawn } from "node:child_process";
import { once } from "node:events";

interface Finished {
  code: number | null;
  output: string;
  errors: string;
}

interface Circumstances {
  /** The text that the program reads from standard input. */
  input?: string;
  environment?: NodeJS.ProcessEnv;
  /** Milliseconds after which the program is killed. */
  timeout?: number;
}

/** Runs a program of the site in its folder, on this Node, and collects what it prints. */
export async function runProgram(
  folder: string,
  program: string,
  options: readonly string[] = [],
  { input = "", environment = process.env, timeout }: Circumstances = {},
): Promise<Finished> {
  const child = spawn(process.execPath, [program, ...options], {
    cwd: folder,
    stdio: ["pipe", "pipe", "pipe"],
    env: environment,
    timeout,
    killSignal: "SIGKILL",
  });
  // Ignores EPIPE: a program that ends before it has read all input reports it by its exit code.
  child.stdin.on("error", () => {});
  child.stdin.end(input);
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
