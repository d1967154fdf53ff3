import type { Kysely } from "kysely";

import { DAY, MINUTE } from "../../core/durations.ts";
import type { Tables } from "../schema/tables.ts";
import { createContentDrafts } from "./content-drafts.ts";
import type { ContentUpgrade } from "./content-upgrades.ts";
import { createContentVersions } from "./content-versions.ts";
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

type KeptFile = Omit<Tables["kept_files"], "used_at">;

/** Milliseconds after which a generated file is deleted that is no longer current. */
const KEPT_FOR = 30 * DAY;

/** Files that belong to the pages of earlier versions, or of another server's version. */
function createKeptFiles(database: Kysely<Tables>) {
  return {
    /** Stores files of the current pages, or renews those that are there. */
    put: async (files: readonly KeptFile[], now: number): Promise<void> => {
      // In one order, because two servers could deadlock otherwise.
      const sorted = files.toSorted((one, other) => (one.name < other.name ? -1 : 1));
      await database
        .insertInto("kept_files")
        .values(sorted.map((file) => ({ ...file, used_at: now })))
        .onConflict((conflict) => conflict.column("name").doUpdateSet({ used_at: now }))
        .execute();
    },

    async get(name: string): Promise<Uint8Array | undefined> {
      const file = await database
        .selectFrom("kept_files")
        .select("bytes")
        .where("name", "=", name)
        .executeTakeFirst();
      return file?.bytes;
    },

    /** Deletes the files that have not been current for 30 days; returns how many. */
    async purge(now: number): Promise<number> {
      const deleted = await database
        .deleteFrom("kept_files")
        .where("used_at", "<", now - KEPT_FOR)
        .executeTakeFirst();
      return Number(deleted.numDeletedRows);
    },
  };
}

/** How many rendered sites are kept: a server may still read the one before. */
const KEPT_SITES = 3;

/** Whole rendered sites, for servers that have no data folder in common. */
function createRenderedSites(database: Kysely<Tables>) {
  return {
    /** @param file the name of its file in a server's cache */
    async get(file: string): Promise<Buffer | undefined> {
      const row = await database
        .selectFrom("rendered_sites")
        .select("bytes")
        .where("file", "=", file)
        .executeTakeFirst();
      return row && Buffer.from(row.bytes);
    },

    async put(file: string, bytes: Uint8Array, now: number): Promise<void> {
      await database
        .insertInto("rendered_sites")
        .values({ file, bytes, rendered_at: now })
        .onConflict((conflict) => conflict.column("file").doNothing())
        .execute();
      const newest = database.selectFrom("rendered_sites").orderBy("rendered_at", "desc");
      await database
        .deleteFrom("rendered_sites")
        .where("file", "not in", newest.select("file").limit(KEPT_SITES))
        .execute();
    },
  };
}

/** Milliseconds after which a server has ended that has not repeated its refusal. */
const CURRENT_FOR = 3 * MINUTE;

/** Which servers cannot show the current version, or today's pages of it. */
function createContentRefusals(database: Kysely<Tables>) {
  return {
    /** Stores or repeats a refusal; to be repeated every minute. */
    async put(
      { server, problem }: Pick<Tables["content_refusals"], "server" | "problem">,
      now: number,
    ): Promise<void> {
      const changed = { problem, refused_at: now };
      await database
        .insertInto("content_refusals")
        .values({ server, ...changed })
        .onConflict((conflict) => conflict.column("server").doUpdateSet(changed))
        .execute();
    },

    /** Removes what a server has refused before, and refusals of servers that have ended. */
    async remove(server: string, now: number): Promise<void> {
      await database
        .deleteFrom("content_refusals")
        .where(({ eb, or }) =>
          or([eb("server", "=", server), eb("refused_at", "<", now - CURRENT_FOR)]),
        )
        .execute();
    },

    current: (now: number) =>
      database
        .selectFrom("content_refusals")
        .select(["server", "problem"])
        .where("refused_at", ">=", now - CURRENT_FOR)
        .orderBy("server")
        .execute(),
  };
}
