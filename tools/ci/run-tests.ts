import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, rmSync } from "node:fs";
import { resolve } from "node:path";

import { editContent } from "../../tests/owner-content/edit-content.ts";
import { otherBrowsers } from "../programs/browsers.ts";
import { caddy } from "../programs/caddy.ts";
import { ensureChromium, hasChromium } from "../programs/chromium.ts";
import { allowInstalling, mayInstallPackages } from "../programs/debian.ts";
import { ensurePrograms, howToInstall, warnOfMissing } from "../programs/ensure-programs.ts";
import { postgresql } from "../programs/postgresql.ts";
import { screenReader } from "../programs/screen-reader.ts";
import { copySite, copyWithSpecification, hasOwnContent } from "./copy-site.ts";
import { readPlaywrightReport, readVitestReport, type Tally } from "./test-report.ts";

interface Step {
  title: string;
  run: () => Tally | Promise<Tally>;
}

const REPORTS = "test-results";

/** Runs a tool from node_modules on the project's Node; returns whether it succeeded. */
function tool(script: string, ...options: string[]): boolean {
  const { status } = spawnSync(process.execPath, [`node_modules/${script}`, ...options], {
    stdio: "inherit",
  });
  return status === 0;
}

/** A step of commands that run concurrently and each count as one test. */
function checks(title: string, commands: Readonly<Record<string, readonly string[]>>): Step {
  return {
    title,
    async run() {
      const results = await Promise.all(
        Object.entries(commands).map(async ([name, [script = "", ...options]]) => {
          const child = spawn(process.execPath, [script, ...options]);
          const output: Buffer[] = [];
          for (const stream of [child.stdout, child.stderr]) {
            stream.on("data", (chunk) => output.push(chunk));
          }
          const [status] = await once(child, "close");
          if (status !== 0) process.stderr.write(Buffer.concat(output));
          return { name, succeeded: status === 0 };
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
function suite(title: string, succeeds: () => boolean, readReport: () => Tally): Step {
  return {
    title,
    run: () => {
      try {
        const succeeded = succeeds();
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
function vitest(title: string, ...projects: string[]): Step {
  const report = `${REPORTS}/${projects.join("-")}.json`;
  return suite(
    title,
    () =>
      tool(
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

const fastSteps: Step[] = [
  checks("Generated types", { Types: ["node_modules/@react-router/dev/bin.cjs", "typegen"] }),
  checks("Types, lint, format", {
    Types: ["node_modules/typescript/bin/tsc", "--noEmit"],
    "Lint and import rules": ["node_modules/oxlint/bin/oxlint", "--type-aware"],
    Format: ["node_modules/prettier/bin/prettier.cjs", "--check", "--log-level=warn", "."],
  }),
  vitest("Units and server", "units"),
];

const BUILD = "Build";
const BROWSER = "Browser";
const OWN_CONTENT = "Browser: the owner's content";
const OTHER_CONTENT = "Browser: other dates, price, names and pictures";
const inBrowser = new Set([BROWSER, OWN_CONTENT, OTHER_CONTENT]);
const slowSteps: Step[] = [
  checks(BUILD, {
    [BUILD]: ["tools/build/build.ts"],
    "Build of the studio": ["tools/build/build-studio.ts"],
    "Build of its preview": ["tools/build/build-preview.ts"],
  }),
  vitest(
    "Processes: crashes, full disks, several servers, other browsers, a screen reader",
    "processes",
    "load",
  ),
  suite(
    BROWSER,
    () => tool("@playwright/test/cli.js", "test"),
    () => readPlaywrightReport(`${REPORTS}/browser.json`),
  ),
];

/** Builds the site in a folder, and runs the tests that expect the words of the owner's content. */
function ownerContent(title: string, folder: string): Step {
  const run = (...script: string[]) =>
    spawnSync(process.execPath, script, {
      cwd: folder,
      stdio: "inherit",
      env: { ...process.env, OWNER_CONTENT: "yes" },
    }).status === 0;
  return suite(
    title,
    () =>
      run("tools/build/build.ts") &&
      run("node_modules/@playwright/test/cli.js", "test", "tests/owner-content"),
    () => readPlaywrightReport(`${folder}/${REPORTS}/browser.json`),
  );
}

const isFast = process.argv.includes("--fast");
if (process.argv.includes("--install")) allowInstalling();
const missing = isFast
  ? ensurePrograms([postgresql])
  : [...ensurePrograms([postgresql, caddy, ...otherBrowsers, screenReader]), ...ensureChromium()];
warnOfMissing(missing);
if (missing.length > 0) console.warn(`\n${howToInstall(missing).join("\n")}`);

const copies: string[] = [];
function temporary(folder: string): string {
  copies.push(folder);
  return folder;
}

const owners = resolve(".");
const isOwners = hasOwnContent();
if (isOwners) {
  console.log(
    "\nThe content is the owner's own: the specification's is tested in a copy of the site.",
  );
  process.chdir(temporary(copyWithSpecification()));
}
const edited = isFast ? "" : temporary(copySite());
if (edited) editContent(edited);

const contentSteps = [
  ...(isOwners ? [ownerContent(OWN_CONTENT, owners)] : []),
  ownerContent(OTHER_CONTENT, edited),
];
const steps = isFast ? fastSteps : [...fastSteps, ...slowSteps, ...contentSteps];

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

let passed = 0;
const failures: string[] = [];
for (const { title, run } of steps) {
  // Without a browser, this step fails in CI; elsewhere it is skipped, and warnOfMissing says so.
  if (inBrowser.has(title) && !hasChromium() && !mayInstallPackages()) continue;
  console.log(`\n— ${title}`);
  const startedAt = Date.now();
  const tally = await run();
  console.log(`${title}: ${Math.round((Date.now() - startedAt) / 1000)} s`);
  passed += tally.passed;
  failures.push(...tally.failures);
  // The following steps would test the previous build.
  if (title === BUILD && tally.failures.length > 0) break;
}

process.chdir(owners);
for (const folder of copies) rmSync(folder, { recursive: true });

// Repeated at the end, because the output above is long.
warnOfMissing(missing);
for (const failure of failures) console.error(`\nFAILED: ${failure}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;
