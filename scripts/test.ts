import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";

import { missingBrowsers } from "./browsers.ts";
import { caddyProgram } from "./caddy.ts";
import { ensureChromium } from "./chromium.ts";
import { postgresqlPrograms } from "./postgresql.ts";
import { readPlaywrightReport, readVitestReport, type Tally } from "./test-report.ts";

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
    run: () => (succeeds() ? { passed: 1, failures: [] } : { passed: 0, failures: [title] }),
  };
}

/** A step whose tests are counted from its own report; a run that leaves none has failed. */
function suite(title: string, succeeds: () => boolean, readReport: () => Tally): Step {
  return {
    title,
    run: () => {
      try {
        const succeeded = succeeds();
        const { passed, failures } = readReport();
        // A suite that broke outside of its tests, or ran none, is a failure that no test shows.
        const isExplained = succeeded === (failures.length === 0) && passed + failures.length > 0;
        return { passed, failures: isExplained ? failures : [...failures, title] };
      } catch (error) {
        console.error(error);
        return { passed: 0, failures: [title] };
      }
    },
  };
}

/** A step that runs the tests of one of Vitest's projects. */
function vitest(title: string, project: string): Step {
  const report = `${REPORTS}/${project}.json`;
  return suite(
    title,
    () =>
      tool(
        "vitest/vitest.mjs",
        "run",
        `--project=${project}`,
        "--reporter=default",
        "--reporter=json",
        `--outputFile.json=${report}`,
      ),
    () => readVitestReport(report),
  );
}

const fastSteps: Step[] = [
  check(
    "Types",
    () => tool("@react-router/dev/bin.cjs", "typegen") && tool("typescript/bin/tsc", "--noEmit"),
  ),
  check("Lint and import rules", () => tool("oxlint/bin/oxlint")),
  check("Format", () => tool("prettier/bin/prettier.cjs", "--check", "--log-level=warn", ".")),
  vitest("Units and server", "units"),
];

const slowSteps: Step[] = [
  check("Build", () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/build.ts"]);
    if (status !== 0) process.stderr.write(Buffer.concat([stdout, stderr]));
    return status === 0;
  }),
  vitest("Crashes, full disks, several servers, other browsers", "processes"),
  suite(
    "Journeys in the browser",
    () => {
      ensureChromium();
      return tool("@playwright/test/cli.js", "test");
    },
    () => readPlaywrightReport(`${REPORTS}/journeys.json`),
  ),
];

const steps = process.argv.includes("--fast") ? fastSteps : [...fastSteps, ...slowSteps];

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

let passed = 0;
const failures: string[] = [];
for (const { title, run } of steps) {
  console.log(`\n— ${title}`);
  const tally = run();
  passed += tally.passed;
  failures.push(...tally.failures);
  // What follows would try out the build before this one.
  if (title === "Build" && tally.failures.length > 0) break;
}

if (!postgresqlPrograms()) console.warn("\n*** Without PostgreSQL: what needs it was SKIPPED. ***");
if (!caddyProgram()) console.warn("\n*** Without Caddy: what is tested behind it was SKIPPED. ***");
for (const name of missingBrowsers()) {
  console.warn(`\n*** Without ${name}: the journeys in it were SKIPPED. ***`);
}
// Once more at the end: what was said above is long.
for (const failure of failures) console.error(`\nFAILED: ${failure}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;
