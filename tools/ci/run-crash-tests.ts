import { spawnSync } from "node:child_process";

/** The long version of tests/crash/kill.test.ts; `npm test` kills a few times only. */
const { status } = spawnSync(
  process.execPath,
  ["node_modules/vitest/vitest.mjs", "run", "--project=processes", "tests/crash"],
  {
    stdio: "inherit",
    env: { ...process.env, CRASH_ROUNDS_SQLITE: "100", CRASH_ROUNDS_POSTGRES: "30" },
  },
);
process.exitCode = status ?? 1;
