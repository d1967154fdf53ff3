import { execFileSync } from "node:child_process";

import { buildIsCurrent } from "./fingerprint.ts";

if (!buildIsCurrent()) {
  console.log("Building the pages …");
  execFileSync(process.execPath, ["scripts/build.ts"], { stdio: "inherit" });
}

await import("../server/main.ts");
