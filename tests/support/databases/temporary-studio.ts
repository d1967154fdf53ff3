import { onTestFinished } from "vitest";

import { readDocuments } from "../../../content/files/read-documents.ts";
import { parseSettings } from "#server/core/settings/settings.ts";
import { createStudioStore, type StudioStore } from "../../../studio/server/studio-store.ts";
import { temporaryFolder } from "../server/temporary-folder.ts";

/** The studio's store with the specification's content, on a database that it creates. */
export function temporaryStudio(): StudioStore {
  const documents = readDocuments("tests/specification/content-data");
  const settings = parseSettings({ DATABASE_URL: `sqlite:${temporaryFolder()}/site.db` });
  const store = createStudioStore(settings, ({ store: { content }, isTemporary }) => ({
    content,
    isTemporary,
    origin: () => documents,
    check: () => [],
    now: Date.now,
  }));
  onTestFinished(store.close);
  return store;
}
