import { ensureOtherBrowsers } from "../../../tools/programs/browsers.ts";
import { ensureCaddy } from "../../../tools/programs/caddy.ts";
import { ensureChromium } from "../../../tools/programs/chromium.ts";

/** Installs the programs that the process tests need, if possible. */
export default function setUp(): void {
  ensureCaddy();
  ensureChromium();
  ensureOtherBrowsers();
}
