import { readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import * as z from "zod";

/** The result of one step of `npm test`. */
export interface Tally {
  passed: number;
  /** The file, name and first error of each failed test. */
  failures: readonly string[];
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()),
        }),
      ),
    }),
  ),
});

const specSchema = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      status: z.string(),
      results: z.array(z.object({ errors: z.array(z.object({ message: z.string() })) })),
    }),
  ),
});

const suiteSchema = z.object({
  specs: z.array(specSchema),
  get suites() {
    return z.array(suiteSchema).optional();
  },
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.number() }),
  suites: z.array(suiteSchema),
});

/** Reads the report of Vitest's JSON reporter. */
export function readVitestReport(file: string): Tally {
  const { numPassedTests, testResults } = vitestReport.parse(readJson(file));
  const failures = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName, failureMessages }) =>
        withFirstError(`${name} › ${fullName}`, failureMessages),
      ),
  );
  return { passed: numPassedTests, failures };
}

/** Reads the report of Playwright's JSON reporter; flaky tests count as failed. */
export function readPlaywrightReport(file: string): Tally {
  const { stats, suites } = playwrightReport.parse(readJson(file));
  const failures = suites
    .flatMap(specsOf)
    .filter(({ tests }) => tests.some(({ status }) => ["unexpected", "flaky"].includes(status)))
    .map(({ file: spec, line, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      return withFirstError(
        `${spec}:${line} › ${title}`,
        errors.map(({ message }) => message),
      );
    });
  return { passed: stats.expected, failures };
}

/** The end of a long output is all that some CI services show, so it says why a test failed. */
function withFirstError(test: string, [error = ""]: readonly string[]): string {
  const lines = stripVTControlCharacters(error)
    .split("\n")
    .filter((line) => line.trim() !== "");
  return [test, ...lines.slice(0, 8).map((line) => `    ${line}`)].join("\n");
}

function specsOf({
  specs,
  suites = [],
}: z.output<typeof suiteSchema>): z.output<typeof specSchema>[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"));
}
