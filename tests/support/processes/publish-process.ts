import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect } from "vitest";

/** Starts `npm run publish` in a copy of the site; `printed` returns its output so far. */
export function startPublishing(site: string, ...options: string[]) {
  const child = spawn(process.execPath, ["publish/run-publish.ts", ...options], {
    cwd: site,
    stdio: ["ignore", "pipe", "pipe"],
    // A process group of its own, so that `kill` also ends the build.
    detached: true,
  });
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => printed.push(String(chunk)));
  }
  const exited = once(child, "exit");
  return {
    printed: () => printed.join(""),
    async kill() {
      process.kill(-Number(child.pid), "SIGKILL");
      await exited;
    },
    async finished() {
      const [code] = await exited;
      expect(code, printed.join("")).toBe(0);
      return printed.join("");
    },
  };
}
