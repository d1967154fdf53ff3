import type { Kysely, Selectable, Transaction } from "kysely";

import type { ContentHistoryTable, Tables } from "../schema/tables.ts";
import { type ContentUpgrade, upgradeContent } from "./content-upgrades.ts";
import { contentHash, type Documents } from "./documents.ts";

/** A value that a version changed; null where there was or is none. */
export interface ContentChange {
  /** Where, in words: “Start dates, entry 3, label”. */
  field: string;
  /** Where in the documents: `start-dates/startDates/2/label`. */
  path: string;
  before: string | null;
  after: string | null;
}

export interface ContentVersion {
  number: number;
  /** The version to which undo goes back; null for version 0. */
  basedOn: number | null;
  /** In the schema of this release. */
  documents: Documents;
  /** Of the documents as they are stored. */
  hash: string;
}

/** A publish, or a return to an earlier version. */
export interface HistoryEntry {
  /** Higher for later entries. */
  id: number;
  version: number;
  action: ContentHistoryTable["action"];
  /** Milliseconds since 1970. */
  at: number;
  by: string;
  /** What the publisher wrote. */
  message: string | null;
  /** The fields that a publish changed. */
  changes: readonly ContentChange[];
}

/** Who moves the pointer, and from which version: the one that this person saw. */
export interface PointerMove {
  basedOn: number;
  by: string;
  /** Milliseconds since 1970. */
  now: number;
}

export interface NewVersion extends PointerMove {
  documents: Documents;
  message: string | null;
  changes: readonly ContentChange[];
  /** The documents of version `basedOn`, kept as version 0 at the first publish. */
  published: Documents;
  /** The drafts that the documents include, as name and hash. They go with the publish. */
  drafts: readonly { name: string; hash: string }[];
}

/** Somebody else has published or gone back meanwhile; nothing was changed. */
interface Overtaken {
  overtakenBy: HistoryEntry | undefined;
}

export interface ContentVersions {
  /**
   * The number of the version that visitors see; 0 until the first publish. One row of an index:
   * servers may ask twice a second.
   */
  current(): Promise<number>;
  /**
   * The version to show: the current one, or, if a newer release has made it, the newest that this
   * release knows. Undefined stands for the files in content/.
   */
  toShow(): Promise<{ current: number; version: ContentVersion | undefined }>;
  /**
   * Undefined if it is not stored, as version 0 before the first publish.
   * @throws {NewerContentError} when a newer release has made it
   */
  read(number: number): Promise<ContentVersion | undefined>;
  /** The newest entry first; `before` is the id of the last entry of the page before. */
  history(limit: number, before?: number): Promise<HistoryEntry[]>;
  /** Stores a version, moves the pointer to it and removes its drafts, in one transaction. */
  publish(version: NewVersion): Promise<{ version: number } | Overtaken>;
  /** Moves the pointer to a stored version. */
  use(version: number, move: PointerMove): Promise<{ version: number } | Overtaken>;
}

export function createContentVersions(
  database: Kysely<Tables>,
  upgrades: readonly ContentUpgrade[],
): ContentVersions {
  const readable = (row: Selectable<Tables["content_versions"]>): ContentVersion => {
    const { number, based_on, schema, documents, hash } = row;
    return {
      number,
      basedOn: based_on,
      documents: upgradeContent(JSON.parse(documents), schema, upgrades),
      hash,
    };
  };
  const current = async () => {
    const newest = await database
      .selectFrom("content_history")
      .select("version")
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirst();
    return newest?.version ?? 0;
  };
  const versions = database.selectFrom("content_versions").selectAll();
  const rowOf = (number: number) => versions.where("number", "=", number).executeTakeFirst();
  const rowOfVersion = (number: number, documents: Documents) => ({
    number,
    schema: upgrades.length,
    documents: JSON.stringify(documents),
    hash: contentHash(documents),
  });

  /** Runs `move` with the newest entry, unless that is of another version than it starts from. */
  const whileCurrent = (
    basedOn: number,
    move: (
      transaction: Transaction<Tables>,
      newest: HistoryEntry | undefined,
    ) => Promise<number | undefined>,
  ) =>
    database.transaction().execute(async (transaction) => {
      const newest = await newestEntry(transaction);
      const moved =
        (newest?.version ?? 0) === basedOn ? await move(transaction, newest) : undefined;
      if (moved !== undefined) return { version: moved };
      return { overtakenBy: await newestEntry(transaction) };
    });

  return {
    current,

    async toShow() {
      const number = await current();
      let row = await rowOf(number);
      if (row && row.schema > upgrades.length) {
        row = await versions
          .where("schema", "<=", upgrades.length)
          .orderBy("number", "desc")
          .limit(1)
          .executeTakeFirst();
      }
      return { current: number, version: row && readable(row) };
    },

    async read(number) {
      const row = await rowOf(number);
      return row && readable(row);
    },

    history: (limit, before) =>
      entries(database)
        .$if(before !== undefined, (query) => query.where("id", "<", before ?? 0))
        .limit(limit)
        .execute()
        .then((rows) => rows.map(entryOf)),

    publish: (version) =>
      whileCurrent(version.basedOn, async (transaction, newest) => {
        const { documents, basedOn, published, message, changes } = version;
        const { last } = await transaction
          .selectFrom("content_versions")
          .select(({ fn }) => fn.max<number | null>("number").as("last"))
          .executeTakeFirstOrThrow();
        const number = (last ?? 0) + 1;
        if (!(await append(transaction, newest, number, "published", version))) return undefined;
        if (last === null) {
          await transaction
            .insertInto("content_versions")
            .values({ ...rowOfVersion(0, published), based_on: null, message: null, changes: "[]" })
            .execute();
        }
        await transaction
          .insertInto("content_versions")
          .values({
            ...rowOfVersion(number, documents),
            based_on: basedOn,
            message,
            changes: JSON.stringify(changes),
          })
          .execute();
        for (const { name, hash } of version.drafts) {
          await transaction
            .deleteFrom("content_drafts")
            .where("name", "=", name)
            .where("hash", "=", hash)
            .execute();
        }
        // What was saved since the publish began goes on from what is published now.
        await transaction
          .updateTable("content_drafts")
          .set({ based_on: number })
          .where("based_on", "=", basedOn)
          .execute();
        return number;
      }),

    use: (version, move) =>
      whileCurrent(move.basedOn, async (transaction, newest) =>
        (await append(transaction, newest, version, "used", move)) ? version : undefined,
      ),
  };
}

/** Moves the pointer; false if another server has done so since `newest` was read. */
async function append(
  transaction: Transaction<Tables>,
  newest: HistoryEntry | undefined,
  version: number,
  action: HistoryEntry["action"],
  { by, now }: PointerMove,
): Promise<boolean> {
  const inserted = await transaction
    .insertInto("content_history")
    .values({ id: (newest?.id ?? 0) + 1, version, action, done_at: now, done_by: by })
    // PostgreSQL waits here until the other transaction has ended.
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

function entries(database: Kysely<Tables>) {
  return database
    .selectFrom("content_history")
    .leftJoin("content_versions", "content_versions.number", "content_history.version")
    .select(["id", "version", "action", "done_at", "done_by", "message", "changes"])
    .orderBy("id", "desc");
}

async function newestEntry(database: Kysely<Tables>): Promise<HistoryEntry | undefined> {
  const row = await entries(database).limit(1).executeTakeFirst();
  return row && entryOf(row);
}

function entryOf(
  row: Awaited<ReturnType<ReturnType<typeof entries>["executeTakeFirstOrThrow"]>>,
): HistoryEntry {
  const { id, version, action, done_at, done_by, message, changes } = row;
  const isPublish = action === "published";
  return {
    id,
    version,
    action,
    at: done_at,
    by: done_by,
    message: isPublish ? message : null,
    changes: isPublish && changes ? JSON.parse(changes) : [],
  };
}
