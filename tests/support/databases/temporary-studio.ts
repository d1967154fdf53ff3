import { onTestFinished } from "vitest";

import { findMistakes } from "#content/check/mistakes.ts";
import { BUILT_IN_DOCUMENTS } from "#content/files/built-in-content.ts";
import { readDocuments } from "#content/files/read-documents.ts";
import { parseSettings } from "#server/core/settings/settings.ts";
import { siteMedia } from "#server/versions/site-media.ts";
import { createStudioStore, type StudioStore } from "#studio/server/studio-store.ts";
import { silentLog } from "../server/silent-log.ts";
import { temporaryFolder } from "../server/temporary-folder.ts";

/** The studio's store with the specification's content, on a database that it creates. */
export function temporaryStudio(): StudioStore {
  const documents = readDocuments(BUILT_IN_DOCUMENTS);
  const settings = parseSettings({ DATABASE_URL: `sqlite:${temporaryFolder()}/site.db` });
  const store = createStudioStore(settings, silentLog, ({ store: { content, isTemporary } }) => ({
    contentStore: content,
    isTemporary,
    origin: () => documents,
    mistakesIn: (written, uploads) => findMistakes(written, siteMedia(uploads)),
    now: Date.now,
    log: silentLog,
  }));
  onTestFinished(store.close);
  return store;
}
