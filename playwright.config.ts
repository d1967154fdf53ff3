import { defineConfig, devices } from "@playwright/test";

import { systemChromium } from "./scripts/chromium.ts";

const executablePath = systemChromium();

export default defineConfig({
  testDir: "tests",
  outputDir: "test-results/journeys",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: [["line"], ["json", { outputFile: "test-results/journeys.json" }]],
  use: {
    ...devices["Desktop Chrome"],
    trace: "retain-on-failure",
    launchOptions: {
      ...(executablePath && { executablePath }),
      // Chromium's own errands (updates, sign-in) fail where there is no internet, and slow it down.
      args: ["--disable-background-networking", "--disable-component-update", "--disable-sync"],
    },
  },
});
