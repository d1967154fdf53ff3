import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from "node:fs";

const SOURCES = [
  "app/**/*",
  "content/**/*",
  "docs/accessibility.md",
  "forms/**/*",
  "public/**/*",
  "package-lock.json",
  "postbuild/**/*",
  "react-router.config.ts",
  "server/http/pages/render-page.ts",
  "tools/build/build.ts",
  "tools/build/render-other-pages.ts",
  "tools/vite/inline-scripts.ts",
  "tools/vite/markdown-pages.ts",
  "tools/vite/publish-files.ts",
  "tools/vite/publish-pictures.ts",
  "vite.config.ts",
];
const RECORD = "build/fingerprint.txt";

/** A hash of everything the pages are built from: the sources and two settings. */
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

/** Whether `build/` was built from the current sources and settings. */
export function buildIsCurrent(): boolean {
  return existsSync(RECORD) && readFileSync(RECORD, "utf8") === currentFingerprint();
}

/** Stores the fingerprint; to be called when a build is complete. */
export function recordBuild(): void {
  writeFileSync(RECORD, currentFingerprint());
}
