import type { Kysely } from "kysely";

import type { Tables } from "../schema/tables.ts";
import { createContentDrafts } from "./content-drafts.ts";
import { createContentRefusals } from "./content-refusals.ts";
import type { ContentUpgrade } from "./content-upgrades.ts";
import { createContentVersions } from "./content-versions.ts";
import { createKeptFiles } from "./kept-files.ts";
import { createRenderedSites } from "./rendered-sites.ts";
import { createStoredPictures } from "./stored-pictures.ts";

export type ContentStore = ReturnType<typeof createContentStore>;

/** What the owner writes and uploads, and the files that were generated from it. */
export function createContentStore(database: Kysely<Tables>, upgrades: readonly ContentUpgrade[]) {
  return {
    versions: createContentVersions(database, upgrades),
    drafts: createContentDrafts(database, upgrades),
    pictures: createStoredPictures(database),
    keptFiles: createKeptFiles(database),
    renderedSites: createRenderedSites(database),
    refusals: createContentRefusals(database),
  };
}
