import type { Kysely } from "kysely";
import type { WrittenDocuments } from "#content/schema/documents.ts";
import { SentenceError } from "#content/sentence-error.ts";
import type { Tables } from "../schema/tables.ts";
import { type ContentUpgrade, NEWER_CONTENT, upgradeContent } from "./content-upgrades.ts";
import { contentHash } from "./content-hash.ts";

interface NewDraft {
  name: string;
  value: unknown;
  /** The current version, which the draft changes. */
  basedOn: number;
  by: string;
  now: number;
}

/** The one draft that everybody edits, document by document. */
export function createContentDrafts(database: Kysely<Tables>, upgrades: readonly ContentUpgrade[]) {
  return {
    /**
     * The published documents with the draft's in their place.
     * @throws {SentenceError} when a newer release has saved one of them
     */
    async over(published: WrittenDocuments) {
      const rows = await database
        .selectFrom("content_drafts")
        .select(["name", "value", "schema", "hash"])
        .select(["based_on as basedOn", "saved_by as by", "saved_at as at"])
        .orderBy("name")
        .execute();
      const schemas = rows.map(({ schema }) => schema);
      if (schemas.some((schema) => schema > upgrades.length))
        throw new SentenceError(NEWER_CONTENT);
      const values = rows.map(({ name, value }): [string, unknown] => [name, JSON.parse(value)]);
      const documents = { ...published, ...Object.fromEntries(values) };
      return {
        documents: upgradeContent(documents, Math.min(...schemas, upgrades.length), upgrades),
        rows,
      };
    },

    /**
     * Saves a document, unless somebody else has saved or discarded it meanwhile: then returns
     * false.
     * @param replaces the hash of the draft that it replaces; undefined if there was none
     */
    async save({ name, value, basedOn, by, now }: NewDraft, replaces: string | undefined) {
      const row = {
        value: JSON.stringify(value),
        hash: contentHash(value),
        schema: upgrades.length,
        based_on: basedOn,
        saved_at: now,
        saved_by: by,
      };
      const saved =
        replaces === undefined
          ? await database
              .insertInto("content_drafts")
              .values({ name, ...row })
              .onConflict((conflict) => conflict.column("name").doNothing())
              .returning("name")
              .executeTakeFirst()
          : await database
              .updateTable("content_drafts")
              .set(row)
              .where("name", "=", name)
              .where("hash", "=", replaces)
              .returning("name")
              .executeTakeFirst();
      return saved !== undefined;
    },

    /** Removes the draft with that hash; returns false if there is none. */
    async discard(name: string, hash: string): Promise<boolean> {
      const discarded = await database
        .deleteFrom("content_drafts")
        .where("name", "=", name)
        .where("hash", "=", hash)
        .returning("name")
        .executeTakeFirst();
      return discarded !== undefined;
    },
  };
}
