import { dirname, join } from "node:path";

import type { Settings } from "../core/settings.ts";

/** Where mails land without a mail server: beside the database, so that one folder holds everything there is to keep. */
export function inboxFolder({ database }: Pick<Settings, "database">): string {
  return join(database.engine === "sqlite" ? dirname(database.file) : "data", "inbox");
}
