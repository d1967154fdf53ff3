import { readUpkeep } from "../core/upkeep.ts";
import type { Reports } from "../store/reports.ts";
import type { BackupTimes } from "./metrics.ts";

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
    "off-site": readUpkeep(folder)?.offSiteAt,
  });
}
