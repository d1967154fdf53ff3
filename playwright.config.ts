import { defineConfig, devices } from "@playwright/test";

import { systemChromium } from "./scripts/chromium.ts";

const executablePath = systemChromium();

export default defineConfig({
  testDir: "tests",
  // What ends in .test.ts is run without a browser.
  testMatch: "**/*.spec.ts",
  outputDir: "test-results/journeys",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: [["line"], ["json", { outputFile: "test-results/journeys.json" }]],
  // A busy machine takes its time; nothing waits longer than it has to.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    ...devices["Desktop Chrome"],
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        // Chromium's own errands (updates, sign-in) fail where there is no internet, and slow it down.
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // Letters between whole pixels, as a browser with windows has them.
        "--font-render-hinting=none",
      ],
    },
  },
});
