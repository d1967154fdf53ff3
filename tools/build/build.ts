import { execFileSync } from "node:child_process";
import { parseArgs } from "node:util";

import { stopOnMistakes } from "./stop-on-mistakes.ts";
import { recordBuild, siteIn } from "./fingerprint.ts";

const { output } = parseArgs({
  options: { output: { type: "string", default: "build" } },
}).values;

stopOnMistakes();
// Imported after the check, because these modules import content/, which may not be readable.
const { finishBuild } = await import("../../postbuild/post-process.ts");
const { renderOtherPages } = await import("./render-other-pages.ts");

execFileSync(process.execPath, ["node_modules/@react-router/dev/bin.cjs", "build"], {
  stdio: "inherit",
  // Independent of the caller's NODE_ENV: a development build renders different pages.
  env: { ...process.env, NODE_ENV: "production", BUILD_FOLDER: output },
});
await renderOtherPages(output);
await finishBuild(output, process.env["MAIL_API_URL"]);
recordBuild(siteIn(output));

const { hasStarted, startDates } = await import("#content/course/start-dates.ts");
const today = new Date().toISOString().slice(0, 10);
if (startDates.every((start) => hasStarted(start, today))) {
  console.warn(
    "\nWarning: every start date is in the past, so visitors have nothing to apply for." +
      "\nAdd the next ones in content/data/start-dates.json.\n",
  );
}
