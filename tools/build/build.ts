import { join } from "node:path";
import { parseArgs } from "node:util";

import { hasStarted } from "#content/course/start-dates.ts";
import { schoolDate } from "#server/core/school-clock.ts";

import { loadPages } from "../../render/pages-build.ts";
import { renderInChild } from "../../render/render-in-child.ts";
import { cacheKey, codeHash, RENDERED, writeCache } from "../../render/rendered-cache.ts";
import { compressFiles, writeStyles } from "./finish-assets.ts";
import { recordBuild, site } from "./fingerprint.ts";
import { reactRouterBuild } from "./react-router-build.ts";
import { readContentOrStop } from "./read-content-or-stop.ts";

// Builds the site and the studio.
const { values: options } = parseArgs({
  options: { "site-only": { type: "boolean", default: false } },
});
const BUILD = "build";

const content = readContentOrStop();
reactRouterBuild();
writeStyles(BUILD, (await loadPages(BUILD)).entry.module.pageStyles);
await compressFiles(BUILD);

const day = schoolDate(Date.now(), content.school.timeZone);
// With today's pages, the server starts at once.
const settings = {
  siteUrl: process.env["SITE_URL"] || undefined,
  mailApiUrl: process.env["MAIL_API_URL"] || undefined,
};
const pages = await renderInChild({ folder: BUILD, content, settings: { day, ...settings } });
writeCache(join(BUILD, RENDERED), cacheKey(codeHash(BUILD), content, settings), day, pages);
recordBuild(site);

if (content.startDates.every((start) => hasStarted(start, day))) {
  console.warn(
    "\nWarning: every start date is in the past, so visitors have nothing to apply for." +
      "\nAdd the next ones in content/data/start-dates.json.\n",
  );
}

if (!options["site-only"]) await import("./build-studio.ts");
