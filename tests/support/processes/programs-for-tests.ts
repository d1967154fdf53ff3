import { otherBrowsers } from "../../../tools/programs/browsers.ts";
import { caddy } from "../../../tools/programs/caddy.ts";
import { ensureChromium } from "../../../tools/programs/chromium.ts";
import { ensurePrograms, warnOfMissing } from "../../../tools/programs/ensure-programs.ts";
import { nginx } from "../../../tools/programs/nginx.ts";

/** Installs the proxies and browsers that tests start as processes, if installing is allowed. */
export default function setUp(): void {
  warnOfMissing([...ensurePrograms([caddy, nginx, ...otherBrowsers]), ...ensureChromium()]);
}
