import { parseUploads } from "#content/schema/uploaded-picture.ts";
import type { Kysely } from "kysely";

import type { Tables } from "../schema/tables.ts";

/** An uploaded picture. */
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
const UNUSED_FOR = 2 * 24 * 3_600_000;

export type StoredPictures = ReturnType<typeof createStoredPictures>;

export function createStoredPictures(database: Kysely<Tables>) {
  /** The records of all pictures, by id. */
  async function records(): Promise<ReadonlyMap<string, unknown>> {
    const rows = await database.selectFrom("pictures").select(["id", "record"]).execute();
    return new Map(rows.map(({ id, record }) => [id, JSON.parse(record)]));
  }

  return {
    /** Stores a picture; one that is there already counts as new again. */
    put: ({ id, record, files }: StoredPicture, now: number) =>
      database.transaction().execute(async (transaction) => {
        const added = await transaction
          .insertInto("pictures")
          .values({ id, record: JSON.stringify(record), used_at: now })
          .onConflict((conflict) => conflict.column("id").doNothing())
          .returning("id")
          .executeTakeFirst();
        if (!added) {
          await transaction
            .updateTable("pictures")
            .set({ used_at: now })
            .where("id", "=", id)
            .execute();
          return;
        }
        for (const [name, bytes] of files) {
          await transaction
            .insertInto("picture_files")
            .values({ path: `${id}/${name}`, picture_id: id, bytes })
            .execute();
        }
      }),

    records,

    /** The records that this release understands. */
    uploads: async () => parseUploads(await records()),

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
        const texts = [
          ...(await transaction
            .selectFrom("content_versions")
            .select("documents as text")
            .execute()),
          ...(await transaction.selectFrom("content_drafts").select("value as text").execute()),
        ];
        const named = stored
          .map(({ id }) => id)
          .filter((id) => texts.some(({ text }) => text.includes(id)));
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
