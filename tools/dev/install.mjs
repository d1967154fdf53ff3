// @ts-check
// JavaScript, because this runs before the installation, on any version of Node.
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { resolve } from "node:path";

const isWindows = process.platform === "win32";

/** The Node of the npm package "node", whose install script downloads it. */
export const npmNode = resolve("node_modules/node/bin", isWindows ? "node.exe" : "node");

/**
 * When the file was modified, in milliseconds since 1970; 0 if it does not exist.
 * @param {string} path
 */
function modifiedAt(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/**
 * Runs npm; hides engine warnings, because npm may run on an older Node than the one it installs.
 * @param {string[]} options
 */
function npm(...options) {
  const { status } = spawnSync("npm", [...options, "--loglevel=error"], {
    stdio: "inherit",
    shell: isWindows,
  });
  return status === 0;
}

/**
 * Installs the packages if the lock file is newer; returns whether the packages are installed.
 * @param {boolean} needsNode whether this machine's Node is too old
 */
export function install(needsNode) {
  // npm writes this file last, so an interrupted installation is repeated.
  const installedAt = modifiedAt("node_modules/.package-lock.json");
  if (installedAt < modifiedAt("package-lock.json")) {
    console.log("Installing the packages this project needs (once, about 20 seconds) …");
    // Only the package "node" has an install script: without it, no second Node is downloaded.
    if (!npm("ci", "--no-audit", "--no-fund", ...(needsNode ? [] : ["--ignore-scripts"])))
      return false;
  }
  if (needsNode && !existsSync(npmNode)) npm("rebuild", "node");
  return true;
}
