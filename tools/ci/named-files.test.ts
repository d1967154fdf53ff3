import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const FOLDERS =
  "app,art,bench,content,deploy,docs,forms,public,render,server,studio,tests,tools".split(",");

const PATHS = globSync(["*", `{${FOLDERS.join()}}/**`], {
  exclude: (path) => path.endsWith("node_modules"),
}).map((path) => path.replaceAll("\\", "/"));

/** What a reader may call a file or folder: its path, or as much of the path's end as is needed. */
const NAMES = new Set(
  PATHS.map((path) => path.split("/")).flatMap((parts) =>
    parts.map((_, first) => parts.slice(first).join("/")),
  ),
);

const COMMENT = /\/\*[\s\S]*?\*\/|(?<!\S)\/\/ .*$/gm;
/** A path, but not the rest of a URL (`https://…/a.md`) or of a pattern (`*.test.ts`). */
const MENTION = /(?<![\w.*/:#<>…-])(?:\.{0,2}\/)*([\w-][\w.-]*(?:\/[\w.-]+)*)(?![\w*<>{…-])/g;

function proseOf(path: string): string {
  const text = readFileSync(path, "utf8");
  return /\.(tsx?|mjs|css)$/.test(path) ? (text.match(COMMENT) ?? []).join("\n") : text;
}

/** A file of ours. Files that end in .js are not, because only a build makes them. */
const OURS = new RegExp(`^(${FOLDERS.join("|")})/.*(?<!\\.js)$|\\.(tsx?|mjs|css|md)$`);

/** The paths in a text that no file or folder has; `folder` is where relative links begin. */
function missingFiles(text: string, folder = "."): readonly string[] {
  return Array.from(text.matchAll(MENTION), ([, path = ""]) => path.replace(/[./]+$/, ""))
    .filter((path) => OURS.test(path))
    .filter((path) => !NAMES.has(path) && !NAMES.has(join(folder, path).replaceAll("\\", "/")));
}

/** CHANGELOG.md is left out: it tells of files that are gone. */
const READ = PATHS.filter((path) => /\.(md|tsx?|mjs|css)$/.test(path) && path !== "CHANGELOG.md");

/** What installs, upgrades and starts servers, which runs files of ours. */
const SCRIPTS = PATHS.filter((path) => path.startsWith("deploy/") && statSync(path).isFile());

test("docs, comments and what installs servers name only files and folders that exist", () => {
  expect(missingFiles("see `tools/ci/gone.ts` and (app/gone/), not `*.test.ts`")).toEqual([
    "tools/ci/gone.ts",
    "app/gone",
  ]);
  const missing = [...READ, ...SCRIPTS].map((path) => [
    path,
    missingFiles(proseOf(path), join(path, "..")),
  ]);
  expect(missing.filter(([, files]) => files?.length)).toEqual([]);
});

test("docs and comments refer only to decisions that exist", () => {
  const numbers = new Set(PATHS.map((path) => /decisions\/.+\/0*(\d+)-/.exec(path)?.[1]));
  const named = READ.flatMap((path) =>
    Array.from(proseOf(path).matchAll(/\bdecisions? (\d+)/gi), ([, number]) => [path, number]),
  );
  expect(named.filter(([, number]) => !numbers.has(number))).toEqual([]);
});

test("every test that the security review names exists, by its file and the beginning of its name", () => {
  const rows = readFileSync("docs/security-review.md", "utf8").matchAll(/^\|.*\| (.*) \|$/gm);
  const missing = Array.from(rows, ([, tests = ""]) => {
    // Names before any file are those of attacks.
    let text = readFileSync("tests/support/abuse/attack-list.ts", "utf8");
    return Array.from(
      tests.matchAll(/`([^`]+\.tsx?)`|“(?:… )?([^”]+?)(?: …)?”/g),
      ([, file, name]) => {
        const path = file && PATHS.find((each) => `/${each}`.endsWith(`/${file}`));
        if (path) text = readFileSync(path, "utf8");
        return (file && !path) || (name && !text.includes(name)) ? [file ?? name] : [];
      },
    ).flat();
  }).flat();
  expect(missing).toEqual([]);
});
