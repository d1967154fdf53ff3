import { spawn } from "node:child_process";
import { once } from "node:events";
import { setPriority } from "node:os";

export interface Step {
  title: string;
  /** Resolves to whether the step has succeeded. */
  run: () => Promise<boolean>;
}

/** The renderer's priority (render/run-renderer.ts): at a higher one, all other tests delay it. */
const PRIORITY = 10;

/** A step of scripts that run concurrently, and print only when they fail. */
export function checks(title: string, ...scripts: readonly (readonly string[])[]): Step {
  return {
    title,
    run: async () => (await Promise.all(scripts.map(succeedsQuietly))).every(Boolean),
  };
}

async function succeedsQuietly(script: readonly string[]): Promise<boolean> {
  const child = spawn(process.execPath, script);
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => output.push(chunk));
  }
  const [status] = await once(child, "close");
  if (status !== 0) process.stderr.write(Buffer.concat(output));
  return status === 0;
}

/** A step that runs a Vitest project. */
export function vitest(title: string, project: string, priority = PRIORITY): Step {
  return suite(title, ["node_modules/vitest/vitest.mjs", "run", `--project=${project}`], priority);
}

/** A step that runs all browser tests. */
export function playwright(title: string): Step {
  return suite(title, ["node_modules/@playwright/test/cli.js", "test"], PRIORITY);
}

function suite(title: string, script: readonly string[], priority: number): Step {
  return {
    title,
    async run() {
      const child = spawn(process.execPath, script, { stdio: "inherit" });
      if (child.pid) setPriority(child.pid, priority);
      const [status] = await once(child, "close");
      return status === 0;
    },
  };
}
