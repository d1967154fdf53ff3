import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from "node:fs";

const SOURCES = [
  "app/**/*",
  "content/**/*",
  "public/**/*",
  "package-lock.json",
  "prerender/**/*",
  "react-router.config.ts",
  "scripts/build.ts",
  "scripts/inline-scripts.ts",
  "scripts/publish-files.ts",
  "scripts/publish-pictures.ts",
  "vite.config.ts",
];
const RECORD = "build/fingerprint.txt";

/** Names everything the built pages are made of: the sources and the two settings baked into them. */
function currentFingerprint(): string {
  const hash = createHash("sha256");
  for (const file of globSync(SOURCES, { exclude: ["**/*.test.ts"] }).toSorted()) {
    if (statSync(file).isDirectory()) continue;
    hash.update(file).update("\0").update(readFileSync(file)).update("\0");
  }
  for (const name of ["SITE_URL", "MAIL_API_URL"]) {
    hash.update(`${name}=${process.env[name] ?? ""}\0`);
  }
  return hash.digest("hex");
}

/** Tells whether `build/` was made from the sources as they are now. */
export function buildIsCurrent(): boolean {
  return existsSync(RECORD) && readFileSync(RECORD, "utf8") === currentFingerprint();
}

/** Remembers what `build/` was made from; to be called once a build is complete. */
export function recordBuild(): void {
  writeFileSync(RECORD, currentFingerprint());
}
