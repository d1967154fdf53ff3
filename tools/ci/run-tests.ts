import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { setPriority } from "node:os";
import { resolve } from "node:path";

import { ensureTestPrograms, hasChromium } from "../programs/chromium.ts";
import {
  allowInstalling,
  ensurePrograms,
  howToInstall,
  mayInstallPackages,
  warnOfMissing,
} from "../programs/ensure-programs.ts";
import { postgresql } from "../programs/programs.ts";

/** The renderer's priority (render/run-renderer.ts): at a higher one, all other tests delay it. */
const PRIORITY = 10;

const isFast = process.argv.includes("--fast");
if (process.argv.includes("--install")) allowInstalling();
const missing = ensurePrograms([postgresql]);
rmSync("test-results", { recursive: true, force: true });
// Tests start servers and tools some 200 times; a warm compile cache saves a quarter of each start.
process.env["NODE_COMPILE_CACHE"] = resolve("test-results/compile-cache");

const failures: string[] = [];

/** Runs a part of the tests; returns whether it has passed. */
async function step(title: string, run: () => Promise<boolean>): Promise<boolean> {
  console.log(`\n— ${title}`);
  const startedAt = Date.now();
  const hasPassed = await run();
  console.log(`${title}: ${Math.round((Date.now() - startedAt) / 1000)} s`);
  if (!hasPassed) failures.push(title);
  return hasPassed;
}

/** A step of scripts that run concurrently, and print only when they fail. */
function checks(title: string, ...scripts: readonly (readonly string[])[]): Promise<boolean> {
  return step(title, async () => (await Promise.all(scripts.map(succeedsQuietly))).every(Boolean));
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

/** A step of tests, whose program says how many there were and fails without any. */
function tests(title: string, script: readonly string[], priority = PRIORITY): Promise<boolean> {
  return step(title, async () => {
    const child = spawn(process.execPath, script, { stdio: "inherit" });
    if (child.pid) setPriority(child.pid, priority);
    const [status] = await once(child, "close");
    return status === 0;
  });
}

const vitest = (project: string) => [
  "node_modules/vitest/vitest.mjs",
  "run",
  `--project=${project}`,
];

await checks("Generated types", ["node_modules/@react-router/dev/bin.cjs", "typegen"]);
// Concurrently, because unit tests wait for databases and mail servers half of the time. The
// programs come last: their installation blocks this process while the other steps run.
const [isBuilt] = await Promise.all([
  !isFast &&
    checks(
      "Build of the site and of the studio",
      ["tools/build/build.ts", "--site-only"],
      ["tools/build/build-studio.ts"],
    ),
  checks(
    "Types, lint, format, files and packages in use",
    // Several checkers would each read the types that they share.
    ["node_modules/typescript/bin/tsc", "--noEmit", "--checkers", "1"],
    ["node_modules/oxlint/bin/oxlint", "--type-aware"],
    ["node_modules/oxfmt/bin/oxfmt", "--check"],
    ["node_modules/knip/bin/knip.js"],
  ),
  tests("Units and server", vitest("units")),
  step("Programs that the tests start", async () => {
    if (!isFast) missing.push(...ensureTestPrograms());
    warnOfMissing(missing);
    if (missing.length > 0) console.warn(`\n${howToInstall(missing).join("\n")}`);
    return true;
  }),
]);
// With a failed build, the following steps would test the previous one. In turns: beside each other
// they take as long, and tests with a time limit fail.
if (isBuilt) {
  // Five at a time: some of them wait, the longest for a screen reader.
  await tests(
    "Processes: crashes, full disks, several servers, other browsers, a screen reader",
    vitest("processes"),
    5,
  );
  // At the usual priority, because these tests measure response times beside an attacker.
  await tests("Under load", vitest("load"), 0);
  // Skipped without a browser, with a warning before and after all steps; in CI it fails instead.
  if (hasChromium() || mayInstallPackages()) {
    await tests("Browser", ["node_modules/@playwright/test/cli.js", "test"]);
  }
}

// The warnings are repeated at the end, because the output above is long.
warnOfMissing(missing);
for (const title of failures) console.error(`\nFAILED, as it says above: ${title}`);
if (failures.length === 0) console.log("\nAll that ran has passed.");
else process.exitCode = 1;
