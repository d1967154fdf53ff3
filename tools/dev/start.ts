import { execFileSync } from "node:child_process";

import { parseSettings, SettingsError } from "#server/core/settings/settings.ts";

import { currentRelease, RELEASES } from "../../server/releases/release-folder.ts";
import { buildIsCurrent } from "../build/fingerprint.ts";
import { readContentOrStop } from "../build/read-content-or-stop.ts";

// A published release is served as it is, so mistakes in content/ do not affect it.
const isPublished = currentRelease(RELEASES) !== undefined;
if (!isPublished) readContentOrStop();

try {
  // The settings are validated before the build, which renders the pages with two of them.
  parseSettings(process.env);
} catch (error) {
  console.error(error instanceof SettingsError ? error.message : error);
  process.exit(1);
}

if (!isPublished && !buildIsCurrent()) {
  console.log("Building the pages …");
  execFileSync(process.execPath, ["tools/build/build.ts"], { stdio: "inherit" });
}

await import("../../server/main.ts");
