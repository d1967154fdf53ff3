// @ts-check
// JavaScript, because this runs before the installation, on any version of Node.
import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";

/**
 * When the file was modified, in milliseconds since 1970; 0 if it does not exist.
 * @param {string} path
 */
function modifiedAt(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

// npm writes this file last, so an interrupted installation is repeated.
const installedAt = modifiedAt("node_modules/.package-lock.json");

if (installedAt < modifiedAt("package-lock.json")) {
  console.log("Installing the packages this project needs (once, about 20 seconds) …");
  // Hides engine warnings: npm may run on an older Node than the one that it installs.
  const { status } = spawnSync("npm", ["ci", "--loglevel=error"], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) {
    console.error("The packages could not be installed. See the message above.");
    process.exit(status ?? 1);
  }
}
