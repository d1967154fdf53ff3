import { execFileSync } from "node:child_process";
import { parseArgs } from "node:util";

import { loadPages, readCriticalStyles } from "../../render/pages-build.ts";
import { compressFiles, writeStyles } from "./finish-assets.ts";
import { recordBuild, siteIn } from "./fingerprint.ts";
import { stopOnMistakes } from "./stop-on-mistakes.ts";
import { writePages } from "./write-pages.ts";

const { output } = parseArgs({
  options: { output: { type: "string", default: "build" } },
}).values;

stopOnMistakes();
// Independent of the caller's: a development build renders different pages.
process.env["NODE_ENV"] = "production";
execFileSync(process.execPath, ["node_modules/@react-router/dev/bin.cjs", "build"], {
  stdio: "inherit",
  env: { ...process.env, BUILD_FOLDER: output },
});
// Imported late, because it depends on NODE_ENV which modules React and React Router are.
const { renderSite } = await import("../../render/render-site.ts");
const build = await loadPages(output);
writeStyles(output, build.entry.module.pageStyles);
await compressFiles(output);
const rendered = await renderSite({
  build,
  styles: readCriticalStyles(output),
  siteUrl: process.env["SITE_URL"],
  mailApiUrl: process.env["MAIL_API_URL"],
});
writePages(output, rendered);
recordBuild(siteIn(output));

// Imported after the check, because it imports content/, which may not be readable.
const { hasStarted, startDates } = await import("#content/course/start-dates.ts");
const today = new Date().toISOString().slice(0, 10);
if (startDates.every((start) => hasStarted(start, today))) {
  console.warn(
    "\nWarning: every start date is in the past, so visitors have nothing to apply for." +
      "\nAdd the next ones in content/data/start-dates.json.\n",
  );
}
