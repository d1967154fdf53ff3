// @ts-check
// Plain JavaScript on purpose: this runs before anything is installed, on whatever Node started npm.
import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";

/**
 * When the file was last written, in milliseconds since 1970; 0 if there is none.
 * @param {string} path
 */
function modifiedAt(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

// npm writes this file last, so a half-finished installation is done again.
const installedAt = modifiedAt("node_modules/.package-lock.json");

if (installedAt < modifiedAt("package-lock.json")) {
  console.log("Installing the packages this project needs (once, about 20 seconds) …");
  // Quiet about engines: npm itself may run on an older Node than the one it is about to install.
  const { status } = spawnSync("npm", ["ci", "--loglevel=error"], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) {
    console.error("The packages could not be installed. See the message above.");
    process.exit(status ?? 1);
  }
}
