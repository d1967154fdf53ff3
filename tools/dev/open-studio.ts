import { spawnSync } from "node:child_process";

import { buildIsCurrent } from "../build/fingerprint.ts";

// Builds what is not built from the current sources, and starts the studio.

// Started by npm start, the site's build, which renders the preview, is there already.
if (!process.send && !buildIsCurrent()) {
  console.log("Building the pages …");
  const build = ["tools/build/build.ts", "--site-only"];
  const { status } = spawnSync(process.execPath, build, { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
await import("../build/build-studio.ts");
// npm start may have been ended meanwhile.
if (process.send && !process.connected) process.exit();
await import("../../studio/main.ts");
