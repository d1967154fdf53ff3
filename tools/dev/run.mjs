// @ts-check
/*
 * Installs what is missing, then runs a program on a Node that is new enough: this machine's, or
 * else that of the npm package "node". JavaScript, because this runs on any version of Node.
 *
 * Usage: node tools/dev/run.mjs [--settings] program [arguments]
 * --settings: with the settings in .env, if that exists
 */
import { spawn } from "node:child_process";
import { existsSync, readFileSync, realpathSync } from "node:fs";
import { delimiter, dirname, resolve, sep } from "node:path";

import { install, npmNode } from "./install.mjs";

const { engines } = JSON.parse(readFileSync("package.json", "utf8"));
const [, oldestMajor, oldestMinor] = /^>=(\d+)\.(\d+)$/.exec(engines.node) ?? [];

const usesSettings = process.argv[2] === "--settings";
const command = process.argv.slice(usesSettings ? 3 : 2);

const own = findOwnNode();
const isRecent = own !== undefined && isNewEnough(own.version);

if (!install(!isRecent)) fail("The packages could not be installed. See the message above.");
if (!isRecent && !existsSync(npmNode)) {
  fail(
    `This site needs Node ${oldestMajor}.${oldestMinor} or newer, and this is ${process.versions.node}. ` +
      "The npm package “node”, which brings a newer one, could not be installed: it does not exist " +
      "for every machine, and npm’s setting ignore-scripts=true forbids it. " +
      `Install Node ${oldestMajor} from https://nodejs.org, or run: npm rebuild node --ignore-scripts=false`,
  );
}
run(isRecent ? own.path : npmNode);

/** The Node of this machine, which npm or this process runs on; undefined if it is not known. */
function findOwnNode() {
  const { npm_node_execpath: path, npm_config_user_agent: agent = "" } = process.env;
  const [, version] = /\bnode\/v(\S+)/.exec(agent) ?? [];
  const candidates = [
    ...(path && version && existsSync(path) ? [{ path, version }] : []),
    { path: process.execPath, version: process.versions.node },
  ];
  const ours = resolve("node_modules") + sep;
  return candidates.find((each) => !realpathSync(each.path).startsWith(ours));
}

/** @param {string} version */
function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [neededMajor, neededMinor] = [Number(oldestMajor), Number(oldestMinor)];
  return major > neededMajor || (major === neededMajor && minor >= neededMinor);
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
  const options = usesSettings && existsSync(".env") ? ["--env-file=.env"] : [];
  const child = spawn(node, [...options, ...command], {
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
      if (signal === "SIGINT" && (process.stdin.isTTY || process.platform === "win32")) return;
      if (!child.killed) child.kill(signal);
    });
  }
}
