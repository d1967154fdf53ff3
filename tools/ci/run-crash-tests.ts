import { spawnSync } from "node:child_process";

/** Runs the crash tests, which kill the server, with many more rounds than `npm test`. */
const { status } = spawnSync(
  process.execPath,
  [
    "node_modules/vitest/vitest.mjs",
    "run",
    "--project=processes",
    "--project=load",
    "--no-file-parallelism",
    "tests/crash",
  ],
  {
    stdio: "inherit",
    env: { ...process.env, CRASH_ROUNDS_SQLITE: "100", CRASH_ROUNDS_POSTGRES: "30" },
  },
);
process.exitCode = status ?? 1;
