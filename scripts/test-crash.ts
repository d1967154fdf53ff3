import { spawnSync } from "node:child_process";

/** The long version of tests/crash/kill.test.ts; `npm test` kills a few times only. */
const { status } = spawnSync(
  process.execPath,
  ["node_modules/vitest/vitest.mjs", "run", "--project=processes", "tests/crash"],
  {
    stdio: "inherit",
    env: { ...process.env, CRASH_ROUNDS_SQLITE: "30", CRASH_ROUNDS_POSTGRES: "10" },
  },
);
process.exitCode = status ?? 1;
