import { spawn } from "node:child_process";

/*
 * Serves the site for development, with hot reload. With --production, builds and serves it as in
 * production, with critical CSS and deferred hydration, and again after each change.
 */

const watch = (...folders: string[]) => folders.map((folder) => `--watch-path=${folder}`);

const programArguments = process.argv.includes("--production")
  ? [
      ...watch("app", "content", "forms", "public", "render", "server"),
      "tools/dev/start.ts",
      "--site-only",
    ]
  : [...watch("content", "forms", "render", "server"), "server/main.ts", "--development"];

const program = spawn(process.execPath, programArguments, { stdio: "inherit" });
program.on("exit", (code) => process.exit(code ?? 1));
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => program.kill(signal));
}
