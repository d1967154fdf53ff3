import type { WrittenDocuments } from "#content/schema/documents.ts";

import { systemClock } from "#server/core/clock.ts";
import { readDraft } from "#server/publish/content-draft.ts";
import { openPublishing } from "#server/publish/open-publishing.ts";
import { publishContent } from "#server/publish/publish-content.ts";
import { createStore } from "#server/store/create-store.ts";
import { sqliteEngine } from "#server/store/engines/sqlite.ts";
import { silentLog } from "../server/silent-log.ts";

/** Publishes documents in the database file of a site, as its studio does. */
export async function publishDocuments(file: string, documents: WrittenDocuments): Promise<void> {
  const store = createStore(sqliteEngine(file));
  await store.prepare();
  const services = openPublishing({
    store,
    settings: {
      siteUrl: undefined,
      mailApiUrl: undefined,
      database: { engine: "sqlite", file },
    },
    clock: systemClock,
    log: silentLog,
  });
  await publishContent({ ...(await readDraft(services)), documents, by: "the owner" }, services);
  await store.close();
}
