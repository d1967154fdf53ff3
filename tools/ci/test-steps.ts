import { spawn } from "node:child_process";
import { once } from "node:events";
import { setPriority } from "node:os";

import { readVitestReport, type Tally } from "./test-report.ts";

export interface Step {
  title: string;
  run: () => Tally | Promise<Tally>;
}

/** The folder of the reports by which tests are counted. */
export const REPORTS = "test-results";

/** The renderer's priority (render/run-renderer.ts): at a higher one, all other tests delay it. */
const PRIORITY = 10;

/** Runs a tool from node_modules on the project's Node; returns whether it succeeded. */
export async function runTool(
  script: string,
  options: readonly string[] = [],
  priority = PRIORITY,
): Promise<boolean> {
  const child = spawn(process.execPath, [`node_modules/${script}`, ...options], {
    stdio: "inherit",
  });
  if (child.pid) setPriority(child.pid, priority);
  const [status] = await once(child, "close");
  return status === 0;
}

/** Runs a script; returns whether it succeeded, and what it printed. */
async function runQuietly(
  script: readonly string[],
): Promise<{ succeeded: boolean; output: Buffer }> {
  const child = spawn(process.execPath, script);
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

/** A step that runs a Vitest project. */
export function vitest(title: string, project: string, priority = PRIORITY): Step {
  const report = `${REPORTS}/${project}.json`;
  const options = [
    "run",
    `--project=${project}`,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ];
  return suite(
    title,
    () => runTool("vitest/vitest.mjs", options, priority),
    () => readVitestReport(report),
  );
}
