import type { Kysely, Transaction } from "kysely";
import type { WrittenDocuments } from "#content/schema/documents.ts";

import type { Tables } from "../schema/tables.ts";
import {
  changesIn,
  type ContentChange,
  entries,
  entryOf,
  type HistoryEntry,
  movePointer,
  type PointerMove,
} from "./version-history.ts";
import { createContentDrafts } from "./content-drafts.ts";
import { type ContentUpgrade, upgradeContent } from "./content-upgrades.ts";
import { contentHash } from "./content-hash.ts";

export type ContentVersion = NonNullable<
  Awaited<ReturnType<ReturnType<typeof createContentVersions>["read"]>>
>;

export interface NewVersion extends PointerMove {
  documents: WrittenDocuments;
  message: string | null;
  changes: readonly ContentChange[];
  /** The documents of version `basedOn`, kept as version 0 at the first publish. */
  published: WrittenDocuments;
  /** The drafts that the documents include, as name and hash. They go with the publish. */
  drafts: readonly { name: string; hash: string }[];
}

/** The versions of the content, and the pointer to the one that visitors see. */
export function createContentVersions(
  database: Kysely<Tables>,
  upgrades: readonly ContentUpgrade[],
) {
  const rowOf = (number: number, documents: WrittenDocuments) => ({
    number,
    schema: upgrades.length,
    documents: JSON.stringify(documents),
    hash: contentHash(documents),
  });

  return {
    /**
     * The number of the version that visitors see; 0 until the first publish. Reads one row by an
     * index: servers may ask twice a second.
     */
    async current(): Promise<number> {
      const newest = await database
        .selectFrom("content_history")
        .select("version")
        .orderBy("id", "desc")
        .limit(1)
        .executeTakeFirst();
      return newest?.version ?? 0;
    },

    /** The numbers of the versions that visitors saw, of those that this release knows; last ones first. */
    async shownNumbers(): Promise<number[]> {
      const rows = await database
        .selectFrom("content_history")
        .innerJoin("content_versions", "content_versions.number", "content_history.version")
        .select("version")
        .where("schema", "<=", upgrades.length)
        .groupBy("version")
        .orderBy(({ fn }) => fn.max("id"), "desc")
        .execute();
      return rows.map(({ version }) => version);
    },

    /**
     * Undefined if it is not stored, as version 0 before the first publish.
     * @throws {SentenceError} when a newer release has made it
     */
    async read(number: number) {
      const row = await database
        .selectFrom("content_versions")
        .selectAll()
        .where("number", "=", number)
        .executeTakeFirst();
      if (!row) return undefined;
      return {
        number,
        /** The version to which undo goes back; null for version 0. */
        basedOn: row.based_on,
        documents: upgradeContent(JSON.parse(row.documents), row.schema, upgrades),
        /** Of the documents as they are stored. */
        hash: row.hash,
      };
    },

    /** The newest entry first; `before` is the id of the last entry of the page before. */
    async history(limit: number, before?: number): Promise<HistoryEntry[]> {
      const page = entries(database).limit(limit);
      const older = before === undefined ? page : page.where("id", "<", before);
      return (await older.execute()).map(entryOf);
    },

    /** Every value that the versions have had at a path, before and after each change of it. */
    async valuesOf(path: string): Promise<string[]> {
      const rows = await database
        .selectFrom("content_versions")
        .select("changes")
        .where("changes", "like", `%"${path}"%`)
        .execute();
      return rows
        .flatMap(({ changes }) => changesIn(changes))
        .filter((change) => change.path === path)
        .flatMap(({ before, after }) => [before, after])
        .filter((value) => value !== null);
    },

    /** Stores a version, moves the pointer to it and removes its drafts, in one transaction. */
    publish: (version: NewVersion) =>
      movePointer(database, version, "published", nextNumber, async (transaction, number) => {
        const { documents, basedOn, published, message, changes, drafts } = version;
        const origin = { ...rowOf(0, published), based_on: null, message: null, changes: "[]" };
        const added = {
          ...rowOf(number, documents),
          based_on: basedOn,
          message,
          changes: JSON.stringify(changes),
        };
        await transaction
          .insertInto("content_versions")
          .values(number === 1 ? [origin, added] : added)
          .execute();
        const { discard } = createContentDrafts(transaction, upgrades);
        for (const { name, hash } of drafts) await discard(name, hash);
        // What was saved since the publish began goes on from what is published now.
        await transaction
          .updateTable("content_drafts")
          .set({ based_on: number })
          .where("based_on", "=", basedOn)
          .execute();
      }),

    /** Moves the pointer to a stored version. */
    use: (version: number, move: PointerMove) =>
      movePointer(database, move, "used", async () => version),
  };
}

async function nextNumber(transaction: Transaction<Tables>): Promise<number> {
  const { last } = await transaction
    .selectFrom("content_versions")
    .select(({ fn }) => fn.max<number | null>("number").as("last"))
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}
