// @ts-check
/*
 * Installs what is missing, then runs a program on a Node that is new enough: this machine's, or
 * else that of the npm package "node". JavaScript, because this runs on any version of Node.
 *
 * Usage: node tools/dev/run.mjs [--settings] [options of Node] program [arguments]
 * `--settings` reads the file .env if there is one.
 */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync, realpathSync, statSync } from "node:fs";
import { delimiter, dirname, resolve, sep } from "node:path";

const isWindows = process.platform === "win32";
/** The Node of the npm package "node", whose install script downloads it. */
const npmNode = resolve("node_modules/node/bin", isWindows ? "node.exe" : "node");
const { engines } = JSON.parse(readFileSync("package.json", "utf8"));
const [, major, minor] = /^>=(\d+)\.(\d+)$/.exec(engines.node) ?? [];

const own = findOwnNode();
// npm writes its own lock file last, so an interrupted installation is repeated.
if (modifiedAt("node_modules/.package-lock.json") < modifiedAt("package-lock.json")) {
  console.log("Installing the packages this project needs (once, about 20 seconds) …");
  // Only the package "node" has an install script: without it, no second Node is downloaded.
  if (!npm("ci", "--no-audit", "--no-fund", ...(own ? ["--ignore-scripts"] : []))) {
    fail("The packages could not be installed. See the message above.");
  }
}
if (!own && !existsSync(npmNode)) npm("rebuild", "node");
if (!own && !existsSync(npmNode)) {
  fail(
    `This site needs Node ${major}.${minor} or newer, and this is ${process.versions.node}. ` +
      "The npm package “node”, which brings a newer one, could not be installed: it does not exist " +
      "for every machine, and npm’s setting ignore-scripts=true forbids it. " +
      `Install Node ${major} from https://nodejs.org, or run: npm rebuild node --ignore-scripts=false`,
  );
}
if (process.argv.includes("--settings") && existsSync(".env")) {
  // Windows’ editors and PowerShell begin a file so, and Node would read nothing, or not line 1.
  if (/^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)/.test(readFileSync(".env", "latin1"))) {
    fail("The file .env begins with a byte order mark (BOM): save it as UTF-8 without one.");
  }
}
run(own ?? npmNode);

/** The Node of this machine, which npm or this process runs on; undefined if it is too old. */
function findOwnNode() {
  const { npm_node_execpath: path, npm_config_user_agent: agent = "" } = process.env;
  const [, version] = /\bnode\/v(\S+)/.exec(agent) ?? [];
  const ours = resolve("node_modules") + sep;
  const found = [
    ...(path && version && existsSync(path) ? [{ path, version }] : []),
    { path: process.execPath, version: process.versions.node },
  ].find((each) => !realpathSync(each.path).startsWith(ours));
  const [itsMajor = 0, itsMinor = 0] = (found?.version ?? "").split(".").map(Number);
  const newer = itsMajor - Number(major) || itsMinor - Number(minor);
  return newer >= 0 ? found?.path : undefined;
}

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
  // In one piece: of a list, Node warns about the shell, which npm.cmd on Windows needs.
  const command = ["npm", ...options, "--loglevel=error"].join(" ");
  return spawnSync(command, { stdio: "inherit", shell: true }).status === 0;
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(message);
  process.exit(1);
}

/** @param {string} node */
function run(node) {
  const path = Object.keys(process.env).find((name) => name.toUpperCase() === "PATH") ?? "PATH";
  // Not Node's --env-file-if-exists, which says of a missing file that it goes on without it.
  const options = process.argv
    .slice(2)
    .flatMap((option) =>
      option !== "--settings" ? option : existsSync(".env") ? "--env-file=.env" : [],
    );
  const child = spawn(node, options, {
    stdio: "inherit",
    env: {
      ...process.env,
      // Programs that the child starts as "node" run on the same one.
      [path]: [dirname(node), process.env[path]].join(delimiter),
      // The cache saves 40 % of the CPU time of starting the server or the desk CLI.
      NODE_COMPILE_CACHE: resolve("node_modules/.cache/node"),
    },
  });
  child.on("error", (error) => fail(String(error)));
  child.on("close", (code) => process.exit(code ?? 1));
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    process.on(signal, () => {
      // A terminal sends Ctrl-C to the child, too; on Windows kill() would end it at once.
      if (signal === "SIGINT" && (process.stdin.isTTY || isWindows)) return;
      if (!child.killed) child.kill(signal);
    });
  }
}
