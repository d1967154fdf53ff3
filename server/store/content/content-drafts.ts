import type { Kysely } from "kysely";
import type { WrittenDocuments } from "#content/schema/documents.ts";
import { SentenceError } from "#content/sentence-error.ts";
import type { Tables } from "../schema/tables.ts";
import { type ContentUpgrade, NEWER_CONTENT, upgradeContent } from "./content-upgrades.ts";
import { contentHash } from "./content-hash.ts";

/** A document of the draft, without its value. */
export interface DraftRow {
  name: string;
  hash: string;
  /** The version that was current when it was saved. */
  basedOn: number;
  by: string;
  at: number;
}

export interface NewDraft extends Pick<DraftRow, "name" | "basedOn" | "by"> {
  value: unknown;
  now: number;
}

/** The one draft that everybody edits, document by document. */
export function createContentDrafts(database: Kysely<Tables>, upgrades: readonly ContentUpgrade[]) {
  return {
    /**
     * The published documents with the draft's in their place.
     * @throws {SentenceError} when a newer release has saved one of them
     */
    async over(
      published: WrittenDocuments,
    ): Promise<{ documents: WrittenDocuments; rows: DraftRow[] }> {
      const found = await database
        .selectFrom("content_drafts")
        .selectAll()
        .orderBy("name")
        .execute();
      const schemas = found.map(({ schema }) => schema);
      if (schemas.some((schema) => schema > upgrades.length))
        throw new SentenceError(NEWER_CONTENT);
      const values = found.map(({ name, value }): [string, unknown] => [name, JSON.parse(value)]);
      const documents = { ...published, ...Object.fromEntries(values) };
      return {
        documents: upgradeContent(documents, Math.min(...schemas, upgrades.length), upgrades),
        rows: found.map(({ name, hash, based_on, saved_by, saved_at }) => ({
          name,
          hash,
          basedOn: based_on,
          by: saved_by,
          at: saved_at,
        })),
      };
    },

    /**
     * Saves a document, unless somebody else has saved or discarded it meanwhile: then returns
     * false.
     * @param replaces the hash of the draft that it replaces; undefined if there was none
     */
    async save(
      { name, value, basedOn, by, now }: NewDraft,
      replaces: string | undefined,
    ): Promise<boolean> {
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
