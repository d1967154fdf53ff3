import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { hasStarted } from "#content/course/start-dates.ts";
import { schoolDate } from "#server/core/school-clock.ts";

import { loadPages } from "../../render/pages-build.ts";
import { renderInChild } from "../../render/render-in-child.ts";
import { cacheKey, RENDERED, writeCache } from "../../render/rendered-cache.ts";
import { compressFiles, writeStyles } from "./finish-assets.ts";
import { recordBuild, siteIn } from "./fingerprint.ts";
import { readContentOrStop } from "./read-content-or-stop.ts";

// Builds the site and the studio.
const { output, "site-only": isSiteOnly } = parseArgs({
  options: {
    output: { type: "string", default: "build" },
    "site-only": { type: "boolean", default: false },
  },
}).values;

const content = readContentOrStop();
execFileSync(process.execPath, ["node_modules/@react-router/dev/bin.cjs", "build"], {
  stdio: "inherit",
  // Independent of the caller's NODE_ENV: a development build renders different pages.
  env: { ...process.env, NODE_ENV: "production", BUILD_FOLDER: output },
});
writeStyles(output, (await loadPages(output)).entry.module.pageStyles);
await compressFiles(output);

const day = schoolDate(Date.now(), content.school.timeZone);
// With today's pages, the server starts at once.
const settings = {
  siteUrl: process.env["SITE_URL"] || undefined,
  mailApiUrl: process.env["MAIL_API_URL"] || undefined,
};
const pages = await renderInChild({ folder: output, content, settings: { day, ...settings } });
writeCache(join(output, RENDERED), cacheKey(output, content, settings), day, pages);
recordBuild(siteIn(output));

if (content.startDates.every((start) => hasStarted(start, day))) {
  console.warn(
    "\nWarning: every start date is in the past, so visitors have nothing to apply for." +
      "\nAdd the next ones in content/data/start-dates.json.\n",
  );
}

if (!isSiteOnly && output === "build") await import("./build-studio.ts");
