import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    globalSetup: "tests/support/databases/postgres-for-tests.ts",
    // Generous for busy machines: no test sleeps, so that a quiet one is not slower.
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: "units",
          include: ["{app,bench,content-check,forms,postbuild,server,tools}/**/*.test.ts"],
        },
      },
      {
        extends: true,
        // Processes of the built site: one file at a time, or each would slow the others.
        test: {
          name: "processes",
          globalSetup: ["tests/support/processes/programs-for-tests.ts"],
          include: ["tests/{abuse,browsers,crash,cluster}/**/*.test.ts"],
          fileParallelism: false,
          testTimeout: 60_000,
        },
      },
    ],
  },
});
