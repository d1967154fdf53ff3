/*
 * Runs the CI script on an empty Debian with Node, npm and git (docs/releasing.md), on a clone of
 * the last commit, without uncommitted changes.
 */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, symlinkSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";

import { isRootOnDebian } from "../programs/debian.ts";
import { type EmptyDebian, makeEmptyDebian } from "./empty-debian.ts";

const { values, positionals } = parseArgs({
  options: {
    /** How many threads keep processors busy while the command runs. */
    busy: { type: "string", default: "0" },
    /** The Debian release. */
    release: { type: "string", default: "bookworm" },
  },
  allowPositionals: true,
});
/** Another command may follow the options, for example a single test. */
const command = positionals.length > 0 ? positionals : ["bash", ".ci/run"];

const LIST_PACKAGES = ["dpkg-query", "--show", "--showformat=${Package}\\n"];

const interruption = new AbortController();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.once(signal, () => interruption.abort(`Interrupted by ${signal}.`));
}

const { npm_execpath: npm = "", npm_node_execpath: node = "" } = process.env;
const reason = findReasonNotToRun();
if (reason === undefined) {
  await runOnFreshMachine().catch((error: unknown) => {
    console.error(interruption.signal.aborted ? interruption.signal.reason : error);
    process.exitCode = 1;
  });
} else {
  console.error(reason);
  process.exitCode = 1;
}

function findReasonNotToRun(): string | undefined {
  if (!isRootOnDebian()) return "Only root on Debian can make a fresh machine.";
  if (!existsSync("/usr/sbin/debootstrap"))
    return "Install debootstrap: apt-get install debootstrap";
  if (!npm || !node)
    return "Run it by npm run test:fresh: the fresh machine gets this Node and npm.";
  return undefined;
}

async function runOnFreshMachine(): Promise<void> {
  const start = performance.now();
  console.log(`Making an empty Debian ${values.release} …`);
  const machine = await makeEmptyDebian(values.release, ["git"], interruption.signal);
  try {
    await prepare(machine);
    const before = new Set(await machine.read(...LIST_PACKAGES));
    const prepared = performance.now();
    for (let thread = 0; thread < Number(values.busy); thread += 1) {
      new Worker("for (;;);", { eval: true }).unref();
    }
    let closingLine = "";
    const inSite = ["CI=true", "sh", "-c", 'cd /site && exec "$@"', "sh", ...command];
    process.exitCode = await machine.run(inSite, (line) => {
      console.log(line);
      if (/^\d+ passed, \d+ failed/.test(line)) closingLine = line;
    });
    const end = performance.now();
    const added = (await machine.read(...LIST_PACKAGES)).filter((name) => !before.has(name));
    const asked = new Set(await machine.read("apt-mark", "showmanual"));
    report(
      "Packages that the tests installed",
      added.filter((name) => asked.has(name)),
    );
    report(
      "Packages that those need",
      added.filter((name) => !asked.has(name)),
    );
    console.log(
      `Wall time: ${inMinutes(end - prepared)}, and ${inMinutes(prepared - start)} to make the machine`,
    );
    console.log(`\n${closingLine}`);
  } finally {
    machine.remove();
  }
}

/** Copies this machine's Node and npm, and clones the repository into /site. */
async function prepare({ folder, read }: EmptyDebian): Promise<void> {
  const modules = join(folder, "usr/local/lib/node_modules");
  mkdirSync(modules, { recursive: true });
  cpSync(node, join(folder, "usr/local/bin/node"), { dereference: true });
  cpSync(dirname(dirname(npm)), join(modules, "npm"), { recursive: true });
  for (const name of ["npm", "npx"]) {
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(folder, "usr/local/bin", name));
  }
  const site = `file://${process.cwd()}`;
  execFileSync("git", ["clone", "--quiet", site, join(folder, "site")], { stdio: "inherit" });
  const versions =
    'echo "Debian $(cat /etc/debian_version), Node $(node --version), npm $(npm --version)"';
  const [line] = await read("sh", "-c", versions);
  console.log(
    `${line}, ${availableParallelism()} processors, ${values.busy} busy threads beside it`,
  );
}

function report(title: string, packages: readonly string[]): void {
  console.log(`\n${title} (${packages.length}): ${packages.join(" ")}`);
}

function inMinutes(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
