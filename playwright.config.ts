import { defineConfig, devices } from "@playwright/test";

import { systemChromium } from "./tools/programs/chromium.ts";

const executablePath = systemChromium();

export default defineConfig({
  testDir: "tests",
  // Vitest runs the files that end in .test.ts.
  testMatch: "**/*.spec.ts",
  outputDir: "test-results/browser",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: [["line"], ["json", { outputFile: "test-results/browser.json" }]],
  // Generous for busy machines: no test sleeps, so that a quiet one is not slower.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    ...devices["Desktop Chrome"],
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        // Chromium's own requests (updates, sign-in) fail without internet, and slow it down.
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // Subpixel positions of letters, as in a browser with windows.
        "--font-render-hinting=none",
      ],
    },
  },
});
