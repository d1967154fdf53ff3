import { join } from "node:path";

import { dataFolder } from "../core/settings/data-folder.ts";
import type { Settings } from "../core/settings/settings.ts";

/** The local inbox. */
export function inboxFolder(settings: Pick<Settings, "database">): string {
  return join(dataFolder(settings), "inbox");
}
