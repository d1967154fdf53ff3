import { otherBrowsers } from "./browsers.ts";
import { chromiumPrograms, downloadChromium } from "./chromium.ts";
import { ensurePrograms, type Program } from "./ensure-programs.ts";
import { libreOffice } from "./libreoffice.ts";
import { caddy, nginx } from "./proxies.ts";
import { screenReader } from "./screen-reader.ts";

/** The proxies, browsers, screen reader and spreadsheet that the tests start as processes. */
const testPrograms: readonly Program[] = [
  caddy,
  nginx,
  ...otherBrowsers,
  ...chromiumPrograms,
  screenReader,
  libreOffice,
];

/** Installs the programs if that is allowed; returns those that are still missing. */
export function ensureTestPrograms(): Program[] {
  downloadChromium();
  return ensurePrograms(testPrograms);
}
