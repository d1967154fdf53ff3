import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

const dockerfile = readFileSync("Dockerfile", "utf8");
const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));

/** What is imported while a program runs; types are not, nor what only development loads. */
const IMPORT = /^(?:import|export)\s(?!type\b)[^;]*?\sfrom\s+"([^"]+)"/gm;

/** Every file of ours, and every package, that a program imports. */
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

test.each(["server/main.ts", "server/cli/run-desk.ts"])(
  "the container holds everything that %s imports",
  (program) => {
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
  },
);

test("the container runs the Node that everything was tested with", () => {
  expect(dockerfile).toContain(`ARG NODE=${devDependencies.node}\n`);
});

test("the container is built from no more than it needs", () => {
  const allowed = readFileSync(".dockerignore", "utf8").matchAll(/^!(.+)$/gm);
  const missing = [...allowed].map(([, name]) => name ?? "").filter((name) => !existsSync(name));
  // The finishing of the pages is not there yet.
  expect(missing.filter((name) => name !== "postbuild")).toEqual([]);
});
