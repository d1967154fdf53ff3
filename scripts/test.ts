import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";

import { ensureChromium } from "./chromium.ts";

/** What a step of the tests came to. */
interface Tally {
  passed: number;
  failed: number;
}

interface Step {
  title: string;
  run: () => Tally;
}

const REPORTS = "test-results";

/** Runs a tool of this project on this project's own Node; tells whether it succeeded. */
function tool(script: string, ...options: string[]): boolean {
  const { status } = spawnSync(process.execPath, [`node_modules/${script}`, ...options], {
    stdio: "inherit",
  });
  return status === 0;
}

/** A step that passes or fails as a whole. */
function check(title: string, succeeds: () => boolean): Step {
  return {
    title,
    run: () => (succeeds() ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
  };
}

/** A step whose tests are counted from its own report; a run that leaves none has failed. */
function suite(title: string, succeeds: () => boolean, count: () => Tally): Step {
  return {
    title,
    run: () => {
      try {
        const succeeded = succeeds();
        const { passed, failed } = count();
        // A suite that broke outside of its tests, or ran none, is a failure that no test shows.
        return succeeded === (failed === 0) && passed + failed > 0
          ? { passed, failed }
          : { passed, failed: Math.max(failed, 1) };
      } catch (error) {
        console.error(error);
        return { passed: 0, failed: 1 };
      }
    },
  };
}

function readReport(name: string) {
  return JSON.parse(readFileSync(`${REPORTS}/${name}`, "utf8"));
}

const fastSteps: Step[] = [
  check(
    "Types",
    () => tool("@react-router/dev/bin.cjs", "typegen") && tool("typescript/bin/tsc", "--noEmit"),
  ),
  check("Lint and import rules", () => tool("oxlint/bin/oxlint")),
  check("Format", () => tool("prettier/bin/prettier.cjs", "--check", "--log-level=warn", ".")),
  suite(
    "Units and server",
    () =>
      tool(
        "vitest/vitest.mjs",
        "run",
        "--reporter=default",
        "--reporter=json",
        `--outputFile.json=${REPORTS}/units.json`,
      ),
    () => {
      const { numPassedTests, numFailedTests } = readReport("units.json");
      return { passed: numPassedTests, failed: numFailedTests };
    },
  ),
];

const slowSteps: Step[] = [
  check("Build", () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/build.ts"]);
    if (status !== 0) process.stderr.write(Buffer.concat([stdout, stderr]));
    return status === 0;
  }),
  suite(
    "Journeys in the browser",
    () => {
      ensureChromium();
      return tool("@playwright/test/cli.js", "test");
    },
    () => {
      const { expected, unexpected, flaky } = readReport("journeys.json").stats;
      return { passed: expected, failed: unexpected + flaky };
    },
  ),
];

const steps = process.argv.includes("--fast") ? fastSteps : [...fastSteps, ...slowSteps];

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const total = { passed: 0, failed: 0 };
for (const { title, run } of steps) {
  console.log(`\n— ${title}`);
  const { passed, failed } = run();
  if (failed > 0) console.error(`${title}: FAILED`);
  total.passed += passed;
  total.failed += failed;
  // What follows would try out the build before this one.
  if (failed > 0 && title === "Build") break;
}

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
