import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, test } from "vitest";

const dockerfile = readFileSync("Dockerfile", "utf8");
const { dependencies, engines, optionalDependencies } = JSON.parse(
  readFileSync("package.json", "utf8"),
);
const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));

/** Imports that exist at run time: no types. */
const IMPORT = /^(?:import|export)\s(?!type\b)[^;]*?\sfrom\s+"([^"]+)"|\bimport\("([^"]+)"\)/gm;
/** Imported only on a developer's machine. */
const FOR_DEVELOPMENT = new Set(["vite", "pino-pretty", "virtual:react-router"]);
/** What the image runs: site, desk, studio, and the programs that these start. */
const PROGRAMS = [
  "server/main.ts",
  "server/cli/run-desk.ts",
  "studio/main.ts",
  "render/run-renderer.ts",
  "studio/server/pictures/run-picture-work.ts",
];

/** Every project file and every package that a program imports, directly or indirectly. */
function imported(program: string, found = new Set<string>()): Set<string> {
  if (found.has(program)) return found;
  found.add(program);
  for (const [, fixed, late = ""] of readFileSync(program, "utf8").matchAll(IMPORT)) {
    const name = fixed ?? late;
    if (name.startsWith("#")) imported(name.slice(1), found);
    else if (name.startsWith(".")) imported(posix.join(posix.dirname(program), name), found);
    else if (!name.startsWith("node:")) found.add(`package ${name}`);
  }
  return found;
}

test.each(PROGRAMS)("the image contains everything that %s imports", (program) => {
  const copies = dockerfile.matchAll(/^COPY --from=build \/site\/(\S+) \1$/gm);
  const copied = Array.from(copies, ([, name]) => `${name}/`);
  const [, removed = ""] = /rm -rf (.+?) *\\?$/m.exec(dockerfile) ?? [];
  const deleted = removed.split(" ").map((name) => `${name}/`);
  expect(deleted).toContain("studio/client/");
  const names = [...imported(program)];
  const files = names.filter((name) => !name.startsWith("package "));
  expect(files.length).toBeGreaterThan(2);
  expect(files.filter((file) => !copied.some((folder) => file.startsWith(folder)))).toEqual([]);
  expect(files.filter((file) => deleted.some((folder) => file.startsWith(folder)))).toEqual([]);
  const packages = names.flatMap((name) => /^package (@[^/]+\/[^/]+|[^/]+)/.exec(name)?.[1] ?? []);
  const needed = packages.filter((name) => !FOR_DEVELOPMENT.has(name));
  expect(needed.filter((name) => !(name in dependencies))).toEqual([]);
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

test("the studio of the compose files is in no reach from other machines", () => {
  for (const file of ["compose.yaml", "compose.one.yaml"]) {
    const ports = [...readFileSync(file, "utf8").matchAll(/"([\d.:]*\b1090:1090)"/g)];
    expect(ports.map(([, port]) => port)).toEqual(["127.0.0.1:1090:1090"]);
  }
});

test("every setting in .env reaches the site and the studio of the compose files, but those that the file decides", () => {
  for (const [file, ofFile] of [
    ["compose.yaml", ["DATABASE_URL", "HOST", "PORT", "SITE_URL", "STUDIO_LISTEN", "STUDIO_PORT"]],
    ["compose.one.yaml", ["HOST", "PORT", "SITE_URL", "STUDIO_LISTEN", "STUDIO_PORT"]],
  ] as const) {
    const text = readFileSync(file, "utf8");
    const [site = ""] = /^x-site: &site\n(?:  .*\n)+/m.exec(text) ?? [];
    const [studio = ""] = /^  studio:\n    <<: \*site\n(?:    .*\n)+/m.exec(text) ?? [];
    expect(site).toMatch(/^  env_file: \.env$/m);
    expect(studio).toContain("<<: *environment");
    // What stands under `environment` takes the place of the line in .env.
    const values = [...`${site}${studio}`.matchAll(/^ {4,6}([A-Z_]+): (.*)$/gm)];
    const decided = values.filter(([, name, value]) => !value?.startsWith(`\${${name}:`));
    const names = new Set(decided.map(([, name]) => name));
    expect([...names].toSorted(), file).toEqual(ofFile);
  }
});

test("what the containers log takes bounded room", () => {
  for (const file of ["compose.yaml", "compose.one.yaml"]) {
    const [site = "", all = ""] = readFileSync(file, "utf8").split(/^services:\n/m);
    expect(site).toMatch(/^  logging: &logging\n    driver: local$/m);
    const services = all.split(/^volumes:/m)[0]?.split(/^(?=  [\w-]+:$)/m) ?? [];
    const unbounded = services.filter((one) => one.trim() && !/: \*(?:site|logging)$/m.test(one));
    expect(unbounded, file).toEqual([]);
  }
});
