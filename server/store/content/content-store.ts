import type { Kysely } from "kysely";

import type { Tables } from "../schema/tables.ts";
import { type ContentDrafts, createContentDrafts } from "./content-drafts.ts";
import type { ContentUpgrade } from "./content-upgrades.ts";
import { type ContentVersions, createContentVersions } from "./content-versions.ts";
import { createKeptFiles, type KeptFiles } from "./kept-files.ts";
import { createStoredPictures, type StoredPictures } from "./stored-pictures.ts";

/** What the owner writes and uploads, and the files that were generated from it. */
export interface ContentStore {
  versions: ContentVersions;
  drafts: ContentDrafts;
  pictures: StoredPictures;
  keptFiles: KeptFiles;
}

export function createContentStore(
  database: Kysely<Tables>,
  upgrades: readonly ContentUpgrade[],
): ContentStore {
  return {
    versions: createContentVersions(database, upgrades),
    drafts: createContentDrafts(database, upgrades),
    pictures: createStoredPictures(database),
    keptFiles: createKeptFiles(database),
  };
}
