import { type Browser, chromium } from "@playwright/test";

import { ensureChromium, systemChromium } from "../../tools/programs/chromium.ts";

/** Starts the Chromium of the browser tests, with letters at subpixels as in a headed browser. */
export function startChromium(): Promise<Browser> {
  ensureChromium();
  const executablePath = systemChromium();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: ["--font-render-hinting=none"],
  });
}
