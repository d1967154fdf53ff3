import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const CODE = ["server/**/*.ts", "forms/**/*.ts", "content-check/**/*.ts", "package.json"];

/** A hash of the server's code: a running server loads only releases of the same code. */
export function programFingerprint(folder: string): string {
  const hash = createHash("sha256");
  const files = globSync(CODE, { cwd: folder, exclude: ["**/*.test.ts"] });
  for (const file of files.map((name) => name.replaceAll("\\", "/")).toSorted()) {
    hash
      .update(file)
      .update("\0")
      .update(readFileSync(join(folder, file)))
      .update("\0");
  }
  return hash.digest("hex");
}
