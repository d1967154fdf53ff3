import { fork } from "node:child_process";

import { exitWith } from "#server/core/fatal-error.ts";
import { parseSettings } from "#server/core/settings/settings.ts";
import { buildPages } from "../build/fingerprint.ts";

// Starts the site, and then the studio, so that the site's first page does not wait for it.

try {
  // The settings are validated before the build, which renders the pages with two of them.
  parseSettings(process.env);
} catch (error) {
  exitWith(error);
}

buildPages();

// Otherwise React's development build renders the pages of both, in one and a half of the time.
process.env["NODE_ENV"] ??= "production";
const { addresses } = await import("../../server/main.ts");
startStudio();

/** Starts the studio in a process of its own, which ends with this one. */
function startStudio(): void {
  let isReady = false;
  const studio = fork("tools/dev/open-studio.ts", { execArgv: [] });
  studio.once("message", (address) => {
    isReady = true;
    tell(String(address));
  });
  studio.once("exit", () => {
    if (isReady) {
      console.error("The studio has ended; the website runs on. Start it again: npm run studio");
    } else {
      tell("has not started, as it says above; the website runs without it");
    }
  });
  process.once("exit", () => {
    studio.removeAllListeners();
    studio.kill();
  });
}

function tell(studio: string): void {
  const mails =
    addresses.mails === undefined
      ? "go out by the mail server in SMTP_URL"
      : addresses.mails || "are kept, but cannot be shown, as it says above";
  console.log(`
  The website  ${addresses.site}
  Its mails    ${mails}
  The studio   ${studio}

  In the studio you change what the website says, and read what visitors have sent.
  Ctrl-C stops everything.
`);
}
