import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    globalSetup: "tests/support/postgres-for-tests.ts",
    // A busy machine takes its time; nothing waits longer than it has to.
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: "units",
          include: ["{app,bench,content,prerender,server,scripts}/**/*.test.ts"],
        },
      },
      {
        extends: true,
        // Whole processes of the built site: one file at a time, or each would slow the others.
        test: {
          name: "processes",
          globalSetup: ["tests/support/programs-for-tests.ts"],
          include: ["tests/{browsers,crash,cluster}/**/*.test.ts"],
          fileParallelism: false,
          testTimeout: 60_000,
        },
      },
    ],
  },
});
