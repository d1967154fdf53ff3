import { execFileSync } from "node:child_process";
import { parseArgs } from "node:util";

import { hasStarted } from "#content/course/start-dates.ts";

import { finishBuild } from "../../postbuild/post-process.ts";
import { recordBuild, siteIn } from "./fingerprint.ts";
import { readContentOrStop } from "./read-content-or-stop.ts";
import { renderOtherPages } from "./render-other-pages.ts";

const { output } = parseArgs({
  options: { output: { type: "string", default: "build" } },
}).values;

const content = readContentOrStop();
execFileSync(process.execPath, ["node_modules/@react-router/dev/bin.cjs", "build"], {
  stdio: "inherit",
  // Independent of the caller's NODE_ENV: a development build renders different pages.
  env: { ...process.env, NODE_ENV: "production", BUILD_FOLDER: output },
});
await renderOtherPages(output, content);
await finishBuild(output, process.env["MAIL_API_URL"]);
recordBuild(siteIn(output));

const today = new Date().toISOString().slice(0, 10);
if (content.startDates.every((start) => hasStarted(start, today))) {
  console.warn(
    "\nWarning: every start date is in the past, so visitors have nothing to apply for." +
      "\nAdd the next ones in content/data/start-dates.json.\n",
  );
}
