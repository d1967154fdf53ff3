import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { setPriority } from "node:os";
import * as z from "zod";

interface Tally {
  passed: number;
  failed: number;
}

export interface Step {
  title: string;
  run: () => Promise<Tally>;
}

export const REPORTS = "test-results";

/** The renderer's priority (render/run-renderer.ts): at a higher one, all other tests delay it. */
const PRIORITY = 10;

/** A step of scripts that run concurrently, print only when they fail, and each count as one test. */
export function checks(title: string, ...scripts: readonly (readonly string[])[]): Step {
  return {
    title,
    async run() {
      const results = await Promise.all(scripts.map(succeedsQuietly));
      const passed = results.filter(Boolean).length;
      return { passed, failed: results.length - passed };
    },
  };
}

async function succeedsQuietly(script: readonly string[]): Promise<boolean> {
  // Of Go: tsc and the linter take two thirds of the processor time with one thread and more memory.
  const env = { ...process.env, GOMAXPROCS: "1", GOGC: "400" };
  const child = spawn(process.execPath, script, { env });
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
  const report = `${REPORTS}/${project}.json`;
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const script = ["node_modules/vitest/vitest.mjs", "run", `--project=${project}`, ...reporters];
  const counts = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });
  return suite(title, script, priority, () => {
    const { numPassedTests, numFailedTests } = counts.parse(readJson(report));
    return { passed: numPassedTests, failed: numFailedTests };
  });
}

/** A step that runs all browser tests; flaky ones count as failed. */
export function playwright(title: string): Step {
  const counted = z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() });
  return suite(title, ["node_modules/@playwright/test/cli.js", "test"], PRIORITY, () => {
    const { stats } = z.object({ stats: counted }).parse(readJson(`${REPORTS}/browser.json`));
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
  });
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"));
}

/** A step that fails as well if its program does, writes no report, or has run no test. */
function suite(
  title: string,
  script: readonly string[],
  priority: number,
  readReport: () => Tally,
): Step {
  return {
    title,
    async run() {
      const child = spawn(process.execPath, script, { stdio: "inherit" });
      if (child.pid) setPriority(child.pid, priority);
      const [status] = await once(child, "close");
      try {
        const { passed, failed } = readReport();
        const isWhole = status === 0 && passed > 0;
        return { passed, failed: isWhole ? failed : Math.max(failed, 1) };
      } catch (error) {
        console.error(error);
        return { passed: 0, failed: 1 };
      }
    },
  };
}
