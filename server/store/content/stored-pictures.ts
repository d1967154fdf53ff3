import { parseUploads } from "#content/schema/uploaded-picture.ts";
import type { Kysely } from "kysely";

import { uploadName } from "#content/schema/upload-name.ts";
import { DAY } from "../../core/durations.ts";
import type { Tables } from "../schema/tables.ts";

export interface StoredPicture {
  /** A hash; documents name the picture by it. */
  id: string;
  /** Widths, crop and so on; the store only keeps them. */
  record: unknown;
  /** The rendered files and the original, by name, such as `192.avif`. */
  files: ReadonlyMap<string, Uint8Array>;
}

/**
 * Milliseconds for which an unused picture is kept: an open form may still save its name, an undo
 * bring it back. Its last use is noted once a day, so at least one day is left.
 */
const UNUSED_FOR = 2 * DAY;

export type StoredPictures = ReturnType<typeof createStoredPictures>;

export function createStoredPictures(database: Kysely<Tables>) {
  /**
   * The records of the pictures that documents name, by id: there may be thousands of others.
   * @param documents a name, documents or any JSON with them
   */
  async function records(documents: unknown): Promise<ReadonlyMap<string, unknown>> {
    const ids = namedIn(JSON.stringify([documents]));
    if (ids.length === 0) return new Map();
    const rows = await database
      .selectFrom("pictures")
      .select(["id", "record"])
      .where("id", "in", ids)
      .orderBy("id")
      .execute();
    return new Map(rows.map(({ id, record }) => [id, JSON.parse(record)]));
  }

  return {
    /** Stores a picture; one that is there already counts as new again. */
    put: ({ id, record, files }: StoredPicture, now: number) =>
      database.transaction().execute(async (transaction) => {
        await transaction
          .insertInto("pictures")
          .values({ id, record: JSON.stringify(record), used_at: now })
          .onConflict((conflict) => conflict.column("id").doUpdateSet({ used_at: now }))
          .execute();
        for (const [name, bytes] of files) {
          await transaction
            .insertInto("picture_files")
            .values({ path: `${id}/${name}`, picture_id: id, bytes })
            .onConflict((conflict) => conflict.column("path").doNothing())
            .execute();
        }
      }),

    records,

    /** Of the pictures that documents name, the records that this release understands. */
    uploads: async (documents: unknown) => parseUploads(await records(documents)),

    /** The names of a picture's files; none if it is not stored. */
    async fileNames(id: string): Promise<string[]> {
      const rows = await database
        .selectFrom("picture_files")
        .select("path")
        .where("picture_id", "=", id)
        .execute();
      return rows.map(({ path }) => path.slice(id.length + 1));
    },

    async file(id: string, name: string): Promise<Uint8Array | undefined> {
      const row = await database
        .selectFrom("picture_files")
        .select("bytes")
        .where("path", "=", `${id}/${name}`)
        .executeTakeFirst();
      return row?.bytes;
    },

    /**
     * Notes, once a day, which pictures a version or the draft names, and deletes those that none
     * has named for a day; returns how many.
     */
    purgeUnused: (now: number): Promise<number> =>
      database.transaction().execute(async (transaction) => {
        const stored = await transaction.selectFrom("pictures").select("id").execute();
        if (stored.length === 0) return 0;
        const texts = await transaction
          .selectFrom("content_versions")
          .select("documents as text")
          .unionAll(transaction.selectFrom("content_drafts").select("value as text"))
          .execute();
        const names = new Set(texts.flatMap(({ text }) => namedIn(text)));
        const named = stored.map(({ id }) => id).filter((id) => names.has(id));
        if (named.length > 0) {
          await transaction
            .updateTable("pictures")
            .set({ used_at: now })
            .where("id", "in", named)
            .execute();
        }
        const { numDeletedRows } = await transaction
          .deleteFrom("pictures")
          .where("used_at", "<", now - UNUSED_FOR)
          .executeTakeFirst();
        return Number(numDeletedRows);
      }),
  };
}

const PREFIX = uploadName("");
const NAME = new RegExp(`${PREFIX}[\\da-f]{12}`, "g");

/** The ids of the pictures that a text names, in one pass: to look for each of 3,000 took 20 s. */
function namedIn(text: string): string[] {
  return Array.from(text.match(NAME) ?? [], (name) => name.slice(PREFIX.length));
}
