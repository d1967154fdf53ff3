import { defineConfig, devices } from "@playwright/test";

import { systemChromium } from "./tools/programs/chromium.ts";

const executablePath = systemChromium();

/** Playwright's own browsers, where they can be downloaded: `E2E_BROWSERS=firefox,webkit`. */
const others = [
  { name: "firefox", device: devices["Desktop Firefox"] },
  { name: "webkit", device: devices["Desktop Safari"] },
].filter(({ name }) => process.env["E2E_BROWSERS"]?.split(",").includes(name));

export default defineConfig({
  testDir: "tests",
  // Vitest runs the files that end in .test.ts.
  testMatch: "**/*.spec.ts",
  // For the owner's content; all other tests name the specification's dates and words.
  testIgnore: process.env["OWNER_CONTENT"] ? [] : "**/owner-content/**",
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
    // Drawing animations takes a seventh of the tests' processor time: tests of motion turn it on.
    reducedMotion: "reduce",
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        // Without internet access Chromium's own requests (updates, sign-in) fail slowly.
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // Positions letters at subpixels, as a headed browser does.
        "--font-render-hinting=none",
      ],
    },
  },
  ...(others.length > 0 && {
    projects: others.map(({ name, device }) => ({ name, use: { ...device, launchOptions: {} } })),
  }),
});
