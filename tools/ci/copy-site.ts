import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";

/** Entries at the top of the repository that are not copied, because they are no sources. */
const LEFT_OUT = new Set([".git", "build", "data", "node_modules", "releases", "test-results"]);

/** Copies the sources to a temporary folder that shares the installed packages; returns it. */
export function copySite(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "site-copy-")));
  for (const name of readdirSync(".").filter((entry) => !LEFT_OUT.has(entry))) {
    const filter = (path: string) => basename(path) !== "node_modules";
    cpSync(name, join(folder, name), { recursive: true, filter });
  }
  // A junction, because on Windows a symbolic link needs special rights.
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"), "junction");
  return folder;
}

/** The content that the specification prescribes; the tests of its wording need it unchanged. */
const SPECIFICATION = "tests/specification/content-data";
const OWNERS = "content/data";

/** Whether the owner's content differs from the specification's. */
export function hasOwnContent(): boolean {
  return readdirSync(SPECIFICATION).some(
    (file) => readFileSync(join(SPECIFICATION, file), "utf8") !== readOrEmpty(join(OWNERS, file)),
  );
}

/** Copies the site with the specification's content in the place of the owner's. */
export function copyWithSpecification(): string {
  const folder = copySite();
  cpSync(SPECIFICATION, join(folder, OWNERS), { recursive: true });
  return folder;
}

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
