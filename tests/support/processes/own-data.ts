import { symlinkSync } from "node:fs";
import { join, resolve } from "node:path";

import { temporaryFolder } from "../server/temporary-folder.ts";

/** A folder with the built site and a data folder of its own, as on a machine of its own. */
export function siteWithOwnData(): string {
  const folder = temporaryFolder();
  for (const name of ["build", "server"]) symlinkSync(resolve(name), join(folder, name), "dir");
  return folder;
}
