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
          include: [
            "{app,bench,content-check,forms,postbuild,publish,server,studio,tools}/**/*.test.ts",
          ],
        },
      },
      {
        extends: true,
        // These files start processes of the built site: in parallel they would slow each other.
        test: {
          name: "processes",
          globalSetup: ["tests/support/processes/programs-for-tests.ts"],
          include: ["tests/{abuse,browsers,crash,cluster,publish}/**/*.test.ts"],
          fileParallelism: false,
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "screen-reader",
          globalSetup: ["tests/screen-reader/install-orca.ts"],
          include: ["tests/screen-reader/**/*.test.ts"],
          maxWorkers: 2,
          testTimeout: 45_000,
          // Orca drops what the next event overtakes; the output shows a second attempt as "retry x1".
          retry: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
