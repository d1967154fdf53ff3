import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from "node:fs";

type Build = typeof site;

/** What a build is made from, and the file that records it. */
export const site = {
  sources: [
    "{app,forms,public,render,tools}/**/*",
    // Not the documents: pages are rendered from them at run time.
    "content/!(data)/**/*",
    "content/*.ts",
    "{package-lock,react-router.config,vite.config}.*",
  ],
  record: "build/fingerprint.txt",
};

/** A hash of the names and bytes of everything a build is made from, without tests. */
export function currentFingerprint({ sources }: Build): string {
  const hash = createHash("sha256");
  const names = globSync(sources, { exclude: ["**/*.test.ts"] });
  for (const name of names.map((each) => each.replaceAll("\\", "/")).toSorted()) {
    if (statSync(name).isFile()) hash.update(`${name}\0`).update(readFileSync(name)).update("\0");
  }
  return hash.digest("hex");
}

/** Whether a build, by default the site's, was made from the current sources. */
export function buildIsCurrent(build: Build = site): boolean {
  const { record } = build;
  return existsSync(record) && readFileSync(record, "utf8") === currentFingerprint(build);
}

/** Builds the site's pages, unless they are; ends this process when that fails. */
export function buildPages(): void {
  if (buildIsCurrent()) return;
  const build = ["tools/build/build.ts", "--site-only"];
  const { status } = spawnSync(process.execPath, build, { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}

/** Stores the fingerprint; to be called when a build is complete. */
export function recordBuild(build: Build): void {
  writeFileSync(build.record, currentFingerprint(build));
}
