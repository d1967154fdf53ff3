import { join } from "node:path";
import { parseArgs } from "node:util";

import { hasStarted } from "#content/course/start-dates.ts";
import { schoolDate } from "#server/core/school-clock.ts";
import { cacheFile, cacheKey, RENDERED, writeCache } from "#server/versions/rendered-cache.ts";
import { builtIn } from "#server/versions/stored-content.ts";

import { codeHash, loadPages } from "../../render/pages-build.ts";
import { createRenderer } from "../../render/renderer.ts";
import { compressFiles, writeStyles } from "./finish-assets.ts";
import { currentFingerprint, recordBuild, site } from "./fingerprint.ts";
import { reactRouterBuild } from "./react-router-build.ts";
import { readContentOrStop } from "./read-content-or-stop.ts";

// Builds the site and the studio.
const { values: options } = parseArgs({
  options: { "site-only": { type: "boolean", default: false } },
});
const BUILD = "build";

const content = readContentOrStop();
console.log("Building the pages …");
reactRouterBuild();
writeStyles(BUILD, (await loadPages(BUILD)).entry.module.pageStyles);
await compressFiles(BUILD);

const day = schoolDate(Date.now(), content.school.timeZone);
// With today's pages, the server starts at once.
const settings = {
  siteUrl: process.env["SITE_URL"] || undefined,
  mailApiUrl: process.env["MAIL_API_URL"] || undefined,
};
const key = cacheKey(codeHash(BUILD, currentFingerprint(site)), builtIn(), settings);
const pages = await createRenderer(BUILD).renderSite({ content, settings: { day, ...settings } });
await writeCache(join(BUILD, RENDERED), cacheFile(key, day), pages);
recordBuild(site);

if (content.startDates.every((start) => hasStarted(start, day))) {
  console.warn(
    "\nWarning: every start date is in the past, so visitors have nothing to apply for." +
      "\nAdd the next ones in content/data/start-dates.json.\n",
  );
}

if (!options["site-only"]) await import("./build-studio.ts");
