import { ensureOtherBrowsers } from "../../../tools/programs/browsers.ts";
import { ensureCaddy } from "../../../tools/programs/caddy.ts";
import { ensureChromium } from "../../../tools/programs/chromium.ts";

/** Has what the tests of whole processes work with, where it can be had. */
export default function setUp(): void {
  ensureCaddy();
  ensureChromium();
  ensureOtherBrowsers();
}
