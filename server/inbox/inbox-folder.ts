import { dirname, join } from "node:path";

import type { Settings } from "../core/settings/settings.ts";

/** The local inbox, next to the database, so that one folder contains all data to back up. */
export function inboxFolder({ database }: Pick<Settings, "database">): string {
  return join(database.engine === "sqlite" ? dirname(database.file) : "data", "inbox");
}
