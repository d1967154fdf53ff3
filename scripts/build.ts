import { execFileSync } from "node:child_process";

import { hasStarted, startDates } from "#content/start-dates.ts";

import { recordBuild } from "./fingerprint.ts";

execFileSync(process.execPath, ["node_modules/@react-router/dev/bin.cjs", "build"], {
  stdio: "inherit",
});
recordBuild();

const today = new Date().toISOString().slice(0, 10);
if (startDates.every((start) => hasStarted(start, today))) {
  console.warn(
    "\nWarning: every start date is in the past, so visitors have nothing to apply for." +
      "\nAdd the next ones in content/start-dates.ts.\n",
  );
}
