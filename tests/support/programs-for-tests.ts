import { ensureOtherBrowsers } from "../../scripts/browsers.ts";
import { ensureCaddy } from "../../scripts/caddy.ts";
import { ensureChromium } from "../../scripts/chromium.ts";

/** Has what the tests of whole processes work with, where it can be had. */
export default function setUp(): void {
  ensureCaddy();
  ensureChromium();
  ensureOtherBrowsers();
}
