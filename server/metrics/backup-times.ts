import { statSync } from "node:fs";
import { join } from "node:path";

import type { Reports } from "../store/reports.ts";
import type { BackupTimes } from "./metrics.ts";

/** deploy/one/banderas-tefl-off-site.service touches this file after each copy. */
const OFF_SITE = "off-site-backup";

/**
 * Reads when the newest backup on this machine and the newest copy elsewhere were made.
 * @param folder the site's data folder
 */
export function readBackupTimes(
  reports: Pick<Reports, "newestBackup">,
  folder: string,
): BackupTimes {
  return async () => ({
    local: await reports.newestBackup(),
    "off-site": statSync(join(folder, OFF_SITE), { throwIfNoEntry: false })?.mtimeMs,
  });
}
