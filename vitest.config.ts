import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    globalSetup: "tests/support/databases/postgres-for-tests.ts",
    // Generous timeouts for busy machines; they slow down no test that passes.
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: "units",
          // Threads import a module once for many files: 0.7 of the time with a process per file.
          pool: "threads",
          isolate: false,
          // At least three, because half of the time is waiting for databases and mail servers.
          maxWorkers: Math.max(3, availableParallelism() - 1),
          include: ["{app,bench,content,forms,render,server,studio,tools}/**/*.test.ts"],
        },
      },
      {
        extends: true,
        // Five at a time: these files mostly wait for processes that they have started.
        test: {
          name: "processes",
          globalSetup: "tests/support/processes/programs-for-tests.ts",
          include: ["tests/{browsers,crash,cluster,pages,screen-reader,spreadsheets}/**/*.test.ts"],
          // Windows has no signals that ask a process to stop.
          exclude: process.platform === "win32" ? ["tests/{crash,cluster}/**"] : [],
          maxWorkers: 5,
          testTimeout: 120_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        // One at a time, because these tests measure response times, or wait for pages that are
        // rendered at the lowest priority.
        test: {
          name: "load",
          globalSetup: "tests/support/processes/programs-for-tests.ts",
          include: ["tests/{abuse,publish}/*.test.ts"],
          fileParallelism: false,
          testTimeout: 60_000,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
