import { execFileSync } from "node:child_process";

import { stopOnMistakes } from "../build/stop-on-mistakes.ts";
import { currentRelease, RELEASES } from "../../server/releases/release-folder.ts";
import { buildIsCurrent } from "../build/fingerprint.ts";

// A published release is served as it is, so mistakes in content/ do not affect it.
const isPublished = currentRelease(RELEASES) !== undefined;
if (!isPublished) stopOnMistakes();
// Imported after the check, because it imports content/, which may not be readable.
const { parseSettings, SettingsError } = await import("#server/core/settings/settings.ts");

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
