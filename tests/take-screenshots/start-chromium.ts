import { type Browser, chromium } from "@playwright/test";

import { ensureChromium, systemChromium } from "../../tools/programs/chromium.ts";

/** Starts the browser tests' Chromium; without hinting, letters look as in a headed browser. */
export function startChromium(): Promise<Browser> {
  ensureChromium();
  const executablePath = systemChromium();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: ["--font-render-hinting=none"],
  });
}
