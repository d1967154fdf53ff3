import { dirname, join } from "node:path";

import type { Settings } from "./settings.ts";

/** The folder of everything that the site writes, so that one folder has all data to back up. */
export function dataFolder({ database }: Pick<Settings, "database">): string {
  return database.engine === "sqlite" ? dirname(database.file) : "data";
}

/** The local inbox. */
export function inboxFolder(settings: Pick<Settings, "database">): string {
  return join(dataFolder(settings), "inbox");
}
