import type { Publishing } from "#server/publish/open-publishing.ts";
import type { WrittenDocuments } from "#content/schema/documents.ts";

import type { Database } from "../databases/databases.ts";
import { silentLog } from "../server/silent-log.ts";

/** What the site of the tests shows until something is published. */
export const origin: WrittenDocuments = {
  course: { price: "1", weeks: 4 },
  school: { name: "Ñandú" },
};

/** Services for the content of a database, without mistakes and pages. */
export function publishingOf(
  { store: { content, isTemporary } }: Pick<Database, "store">,
  change: Partial<Publishing> = {},
): Publishing {
  return {
    contentStore: content,
    isTemporary,
    origin: () => origin,
    mistakesIn: () => [],
    now: () => 1_000_000,
    log: silentLog,
    ...change,
  };
}
