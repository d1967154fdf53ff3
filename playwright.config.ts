import { defineConfig, devices } from "@playwright/test";

import { systemChromium } from "./tools/programs/chromium.ts";

const executablePath = systemChromium();

export default defineConfig({
  testDir: "tests",
  // Vitest runs the files that end in .test.ts.
  testMatch: "**/*.spec.ts",
  outputDir: "test-results/browser",
  fullyParallel: true,
  workers: 3,
  forbidOnly: true,
  reporter: [["line"], ["json", { outputFile: "test-results/browser.json" }]],
  // Generous timeouts for busy machines; they slow down no test that passes.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    ...devices["Desktop Chrome"],
    // The smallest window with the desktop layout: drawing a page takes a third less CPU time than
    // at 1280 by 720 px.
    viewport: { width: 800, height: 600 },
    // Animations take a seventh of the tests' CPU time, so only tests of motion turn them on.
    reducedMotion: "reduce",
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        // Without internet access Chromium's own requests (updates, sign-in) fail slowly.
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // Drawing by the processor directly, instead of by a GPU that the processor emulates.
        "--disable-gpu",
        // Positions letters at subpixels, as a headed browser does.
        "--font-render-hinting=none",
      ],
    },
  },
  projects: [
    // First, because the longest tests are among these: at the end, the other workers would wait.
    // One worker, because each one starts a site and a studio, or renders the owner's content.
    { name: "door", testMatch: "studio/door/*.spec.ts", workers: 1 },
    // Two beside the door: for its last minute, a third worker would start another studio.
    { name: "studio", testMatch: "studio/*.spec.ts", workers: 2 },
    { name: "owner-content", testMatch: "owner-content/*.spec.ts", workers: 1 },
    { name: "site", testIgnore: ["studio/**", "owner-content/**"] },
  ],
});
