import { cpSync, statfsSync } from "node:fs";
import { join } from "node:path";

import { runProgram } from "./run-program.ts";
import { DISK_FULL, isDiskFull, PublishProblem } from "./steps.ts";

/** What the server needs besides the pages: its code, and the content of its mails. */
const PROGRAM = ["content", "forms", "render", "server", "package.json"];
/** Bytes of free disk space needed: for a release, and for submissions that arrive meanwhile. */
const NEEDED_SPACE = 300_000_000;

/** Builds the pages of a site into a folder. */
export type Build = (site: string, folder: string) => Promise<void>;

/**
 * Makes a release that can be served by itself: the built pages and a copy of the server.
 * @returns the fingerprint of the sources
 * @throws {PublishProblem} when the build fails, or the content changes meanwhile
 */
export async function buildRelease(site: string, folder: string, build: Build): Promise<string> {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < NEEDED_SPACE) throw new PublishProblem(DISK_FULL);
  const source = await fingerprint(site);
  for (const name of PROGRAM) {
    cpSync(join(site, name), join(folder, name), {
      recursive: true,
      // Without content/pictures: the build has the pictures that pages show, and mails show none.
      filter: (file) => !file.endsWith(".test.ts") && file !== join(site, "content/pictures"),
    });
  }
  await build(site, join(folder, "build"));
  if ((await fingerprint(site)) !== source) {
    throw new PublishProblem("The content was changed while the pages were built. Publish again.");
  }
  return source;
}

/** Builds with the site's own build program. */
export const buildPages: Build = async (site, folder) => {
  const { code, errors, output } = await runProgram(site, "tools/build/build.ts", [
    "--output",
    folder,
  ]);
  if (code === 0) return;
  if (isDiskFull(errors + output)) throw new PublishProblem(DISK_FULL);
  throw new PublishProblem(
    "The pages could not be built. Show a technician this:",
    ...errors.trim().split("\n").slice(-5),
  );
};

async function fingerprint(site: string): Promise<string> {
  return (await runProgram(site, "tools/build/print-fingerprint.ts")).output.trim();
}
