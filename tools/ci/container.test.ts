import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

const dockerfile = readFileSync("Dockerfile", "utf8");
const { dependencies, engines, optionalDependencies } = JSON.parse(
  readFileSync("package.json", "utf8"),
);
const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));

/** Static imports that exist at run time: no types, and no dynamic imports for development. */
const IMPORT = /^(?:import|export)\s(?!type\b)[^;]*?\sfrom\s+"([^"]+)"/gm;

/** Every project file and every package that a program imports, directly or indirectly. */
function imported(program: string, found = new Set<string>()): Set<string> {
  if (found.has(program)) return found;
  found.add(program);
  for (const [, name = ""] of readFileSync(program, "utf8").matchAll(IMPORT)) {
    if (name.startsWith("#")) imported(name.slice(1), found);
    else if (name.startsWith(".")) imported(normalize(join(dirname(program), name)), found);
    else if (!name.startsWith("node:")) found.add(`package ${name}`);
  }
  return found;
}

test("the container contains everything that the site and the desk CLI import", () => {
  for (const program of ["server/main.ts", "server/cli/run-desk.ts"]) {
    const copied = new Set(
      [...dockerfile.matchAll(/^COPY --from=build \/site\/([\w-]+) [\w-]+$/gm)].map(
        ([, name]) => name,
      ),
    );
    const names = [...imported(program)];
    const files = names.filter((name) => !name.startsWith("package "));
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter((file) => !copied.has(file.split("/")[0]))).toEqual([]);
    const packages = names
      .filter((name) => name.startsWith("package "))
      .map((name) => /^package (@[^/]+\/[^/]+|[^/]+)/.exec(name)?.[1] ?? "");
    expect(packages.filter((name) => !(name in dependencies))).toEqual([]);
  }
});

test("production, editors and tests use the same major version of Node", () => {
  const major = /^\d+/.exec(optionalDependencies.node)?.[0];
  expect(engines.node).toMatch(new RegExp(`^>=${major}\\.`));
  expect(dockerfile).toMatch(new RegExp(`^ARG NODE=${major}$`, "m"));
  expect(readFileSync(".nvmrc", "utf8")).toBe(`${major}\n`);
});

test("the lock file has the packages for every operating system, and only the package “node” has an install script", () => {
  const packages: Record<
    string,
    { hasInstallScript?: boolean; optionalDependencies?: Record<string, string> }
  > = lock.packages;
  const withScript = Object.keys(packages).filter((name) => packages[name]?.hasInstallScript);
  expect(withScript).toEqual(["node_modules/node"]);
  // `npm install` may drop packages for other systems from the lock file; `npm ci` then fails.
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies: names = {} }]) =>
    Object.keys(names).filter(
      (name) => !(`${path}/node_modules/${name}` in packages || `node_modules/${name}` in packages),
    ),
  );
  expect(missing).toEqual([]);
});

test("every path in .dockerignore’s allowlist exists", () => {
  const allowed = readFileSync(".dockerignore", "utf8").matchAll(/^!(.+)$/gm);
  const missing = [...allowed].map(([, name]) => name ?? "").filter((name) => !existsSync(name));
  expect(missing).toEqual([]);
});
