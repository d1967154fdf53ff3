import { spawn } from "node:child_process";
import { once } from "node:events";

import { readPlaywrightReport, readVitestReport, type Tally } from "./test-report.ts";

export interface Step {
  title: string;
  run: () => Tally | Promise<Tally>;
}

/** The folder of the reports by which tests are counted. */
export const REPORTS = "test-results";

/** Runs a tool from node_modules on the project's Node; returns whether it succeeded. */
export async function runTool(script: string, ...options: string[]): Promise<boolean> {
  const child = spawn(process.execPath, [`node_modules/${script}`, ...options], {
    stdio: "inherit",
  });
  const [status] = await once(child, "close");
  return status === 0;
}

/** Runs a script; returns whether it succeeded, and what it printed. */
async function runQuietly(
  script: readonly string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<{ succeeded: boolean; output: Buffer }> {
  const child = spawn(process.execPath, script, options);
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => output.push(chunk));
  }
  const [status] = await once(child, "close");
  return { succeeded: status === 0, output: Buffer.concat(output) };
}

/** A step of commands that run concurrently and each count as one test. */
export function checks(title: string, commands: Readonly<Record<string, readonly string[]>>): Step {
  return {
    title,
    async run() {
      const results = await Promise.all(
        Object.entries(commands).map(async ([name, command]) => {
          const { succeeded, output } = await runQuietly(command);
          if (!succeeded) process.stderr.write(output);
          return { name, succeeded };
        }),
      );
      return {
        passed: results.filter(({ succeeded }) => succeeded).length,
        failures: results.filter(({ succeeded }) => !succeeded).map(({ name }) => name),
      };
    },
  };
}

/** A step whose tests are counted from its report; it fails without a report. */
export function suite(
  title: string,
  succeeds: () => Promise<boolean>,
  readReport: () => Tally,
): Step {
  return {
    title,
    async run() {
      try {
        const succeeded = await succeeds();
        const { passed, failures } = readReport();
        // A suite that failed outside of its tests, or ran none, counts as a failure.
        const isConsistent = succeeded === (failures.length === 0) && passed + failures.length > 0;
        return { passed, failures: isConsistent ? failures : [...failures, title] };
      } catch (error) {
        console.error(error);
        return { passed: 0, failures: [title] };
      }
    },
  };
}

/** A step that runs Vitest projects. */
export function vitest(title: string, ...projects: string[]): Step {
  const report = `${REPORTS}/${projects.join("-")}.json`;
  return suite(
    title,
    () =>
      runTool(
        "vitest/vitest.mjs",
        "run",
        ...projects.map((project) => `--project=${project}`),
        "--reporter=default",
        "--reporter=json",
        `--outputFile.json=${report}`,
      ),
    () => readVitestReport(report),
  );
}

/**
 * Builds the site in a folder, and runs tests/owner-content, whose tests hold for any content.
 * Prints their output once they have ended, because another step runs beside them.
 */
export function ownerContent(title: string, folder: string): Step {
  const env = { ...process.env, OWNER_CONTENT: "yes" };
  const scripts = [
    ["tools/build/build.ts", "--site-only"],
    ["node_modules/@playwright/test/cli.js", "test", "tests/owner-content", "--workers=2"],
  ];
  return suite(
    title,
    async () => {
      for (const script of scripts) {
        const { succeeded, output } = await runQuietly(script, { cwd: folder, env });
        process.stdout.write(output);
        if (!succeeded) return false;
      }
      return true;
    },
    () => readPlaywrightReport(`${folder}/${REPORTS}/browser.json`),
  );
}
