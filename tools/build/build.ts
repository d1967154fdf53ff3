import { execFileSync } from "node:child_process";

import { finishBuild } from "../../postbuild/post-process.ts";
import { stopOnMistakes } from "./stop-on-mistakes.ts";
import { recordBuild } from "./fingerprint.ts";
import { renderOtherPages } from "./render-other-pages.ts";

await stopOnMistakes();
execFileSync(process.execPath, ["node_modules/@react-router/dev/bin.cjs", "build"], {
  stdio: "inherit",
  // Independent of the caller's NODE_ENV: a development build renders different pages.
  env: { ...process.env, NODE_ENV: "production" },
});
await renderOtherPages("build");
await finishBuild("build", process.env["MAIL_API_URL"]);
recordBuild();

const { hasStarted, startDates } = await import("#content/start-dates.ts");
const today = new Date().toISOString().slice(0, 10);
if (startDates.every((start) => hasStarted(start, today))) {
  console.warn(
    "\nWarning: every start date is in the past, so visitors have nothing to apply for." +
      "\nAdd the next ones in content/start-dates.ts.\n",
  );
}
