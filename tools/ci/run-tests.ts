import { mkdirSync, rmSync } from "node:fs";
import { resolve } from "node:path";

import { hasChromium } from "../programs/chromium.ts";
import {
  allowInstalling,
  ensurePrograms,
  howToInstall,
  mayInstallPackages,
  warnOfMissing,
} from "../programs/ensure-programs.ts";
import { postgresql } from "../programs/programs.ts";
import { ensureTestPrograms } from "../programs/chromium.ts";
import { checks, playwright, REPORTS, type Step, vitest } from "./test-steps.ts";

const typegen = checks("Generated types", ["node_modules/@react-router/dev/bin.cjs", "typegen"]);
const typesLintFormat = checks(
  "Types, lint, format, files and packages in use",
  // Several checkers would each read the types that they share.
  ["node_modules/typescript/bin/tsc", "--noEmit", "--checkers", "1"],
  ["node_modules/oxlint/bin/oxlint", "--type-aware"],
  ["node_modules/oxfmt/bin/oxfmt", "--check"],
  ["node_modules/knip/bin/knip.js"],
);
const units = vitest("Units and server", "units");
const build = checks(
  "Build of the site and of the studio",
  ["tools/build/build.ts", "--site-only"],
  ["tools/build/build-studio.ts"],
);
// Five at a time: some of them wait, the longest for a screen reader.
const processes = vitest(
  "Processes: crashes, full disks, several servers, other browsers, a screen reader",
  "processes",
  5,
);
// At the usual priority, because these tests measure response times beside an attacker.
const underLoad = vitest("Under load", "load", 0);
const browser = playwright("Browser");

const isFast = process.argv.includes("--fast");
if (process.argv.includes("--install")) allowInstalling();
const missing = ensurePrograms([postgresql]);
const programs: Step = {
  title: "Programs that the tests start",
  async run() {
    if (!isFast) missing.push(...ensureTestPrograms());
    warnOfMissing(missing);
    if (missing.length > 0) console.warn(`\n${howToInstall(missing).join("\n")}`);
    return { passed: 0, failed: 0 };
  },
};

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
// Tests start servers and tools some 200 times; a warm compile cache saves a quarter of each start.
process.env["NODE_COMPILE_CACHE"] = resolve(REPORTS, "compile-cache");

const total = { passed: 0, failed: 0 };
const failures = new Set<Step>();

async function runStep(step: Step): Promise<void> {
  const { title, run } = step;
  // Skipped without a browser, with a warning before and after all steps; in CI it fails instead.
  if (step === browser && !hasChromium() && !mayInstallPackages()) return;
  console.log(`\n— ${title}`);
  const startedAt = Date.now();
  const { passed, failed } = await run();
  console.log(`${title}: ${Math.round((Date.now() - startedAt) / 1000)} s`);
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failures.add(step);
}

const runAll = (...steps: Step[]) => Promise.all(steps.map(runStep));

await runStep(typegen);
// Concurrently, because unit tests wait for databases and mail servers half of the time. The
// programs come last: their installation blocks this process while the other steps run.
await runAll(typesLintFormat, units, ...(isFast ? [] : [build]), programs);
// With a failed build, the following steps would test the previous one.
if (!isFast && !failures.has(build)) {
  // In turns: beside each other they take as long, and tests with a time limit fail.
  for (const step of [processes, underLoad, browser]) await runStep(step);
}

// The warnings are repeated at the end, because the output above is long.
warnOfMissing(missing);
for (const { title } of failures) console.error(`\nFAILED, as it says above: ${title}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
