import { createHash, type Hash } from "node:crypto";
import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const CODE = [
  "server/**/*.ts",
  "render/**/*.ts",
  "forms/**/*.ts",
  "content/*.ts",
  "content/{check,derive,files,schema}/**/*.ts",
  "package.json",
];

/** A hash of the server's code: a running server loads only releases of the same code. */
export function programFingerprint(folder: string): string {
  return hashFiles(CODE, folder).digest("hex");
}

/** Hashes the names and contents of a folder's files, without tests. */
export function hashFiles(patterns: readonly string[], folder = "."): Hash {
  const hash = createHash("sha256");
  const names = globSync(patterns, { cwd: folder, exclude: ["**/*.test.ts"] });
  for (const name of names.map((each) => each.replaceAll("\\", "/")).toSorted()) {
    const file = join(folder, name);
    if (statSync(file).isFile()) hash.update(`${name}\0`).update(readFileSync(file)).update("\0");
  }
  return hash;
}
