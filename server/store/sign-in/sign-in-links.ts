import type { Kysely } from "kysely";

import { DAY, HOUR, MINUTE } from "../../core/durations.ts";
import { countRows } from "../count-rows.ts";
import type { SignInLinksTable, Tables } from "../schema/tables.ts";
import { queuedMail } from "../system-mails.ts";

/** Mails to one account within an hour. */
const MOST_MAILS = 5;
/** Within half an hour: strangers, who may ask, too, would otherwise use up an hour's at once. */
const MOST_MAILS_AT_ONCE = 3;
/** Codes that may be tried for one link. */
const MOST_TRIES = 5;
/** Wrong codes within a day, of everybody, after which a code is accepted only with its link. */
const MOST_TRIES_A_DAY = 30;

type NewLink = Pick<
  SignInLinksTable,
  "id" | "account" | "browser_hash" | "asked_at" | "expires_at"
>;
type Secrets = Pick<SignInLinksTable, "token_hash" | "code_hash" | "expires_at">;

export type SignInLinks = ReturnType<typeof createSignInLinks>;

/** The links that sign in to the studio. Times are milliseconds since 1970. */
export function createSignInLinks(database: Kysely<Tables>) {
  return {
    /** Stores a link; deletes those that were asked for more than a day before. */
    async add(link: NewLink, secrets: Partial<Secrets> = {}) {
      await database
        .deleteFrom("sign_in_links")
        .where("asked_at", "<", link.asked_at - DAY)
        .execute();
      await database
        .insertInto("sign_in_links")
        .values({ token_hash: null, code_hash: null, ...link, ...secrets, tries: 0 })
        .execute();
    },

    /** Queues the link's mail, unless the account has had its share of mails. */
    queueMail: ({ id, account }: { id: string; account: string }, now: number) =>
      database.transaction().execute(async (transaction) => {
        // Mails of links that were used or deleted no longer count.
        const mails = transaction
          .selectFrom("outbox")
          .innerJoin("sign_in_links", "sign_in_links.id", "outbox.id")
          .where("account", "=", account);
        const countSince = (time: number) => countRows(mails.where("created_at", ">", time));
        if ((await countSince(now - HOUR)) >= MOST_MAILS) return false;
        if ((await countSince(now - 30 * MINUTE)) >= MOST_MAILS_AT_ONCE) return false;
        await transaction
          .deleteFrom("outbox")
          .where("kind", "=", "sign-in")
          .where("created_at", "<", now - DAY)
          .execute();
        await transaction
          .insertInto("outbox")
          .values(queuedMail({ id, kind: "sign-in", now }))
          .execute();
        return true;
      }),

    /** Sets a link's secrets if it was asked for after a moment; returns its account. */
    async complete(id: string, secrets: Secrets, askedAfter: number) {
      const link = await database
        .updateTable("sign_in_links")
        .set(secrets)
        .where("id", "=", id)
        .where("asked_at", ">", askedAfter)
        .returning("account")
        .executeTakeFirst();
      return link?.account ?? undefined;
    },

    find: (tokenHash: string, now: number) =>
      database
        .selectFrom("sign_in_links")
        .select(["id", "account", "browser_hash"])
        .where("token_hash", "=", tokenHash)
        .where("expires_at", ">", now)
        .executeTakeFirst(),

    /** Ends a link that has not expired; only the first of several callers gets it. */
    take: (id: string, now: number) =>
      database
        .deleteFrom("sign_in_links")
        .where("id", "=", id)
        .where("expires_at", ">", now)
        .returning(["id", "account", "browser_hash"])
        .executeTakeFirst(),

    /**
     * Counts a try at the newest such link; undefined if it may not be tried. Returns the newest one
     * whose code was mailed: beyond the limit of mails, none is. Without any, the code's hash is null.
     */
    async countTry(by: "token_hash" | "browser_hash", hash: string, now: number) {
      // Whoever has the link has the mail, too: only without it a code can be guessed.
      if (by === "browser_hash") {
        const { tries } = await database
          .selectFrom("sign_in_links")
          .select(({ fn }) => fn.sum<number | null>("tries").as("tries"))
          .where("asked_at", ">", now - DAY)
          .executeTakeFirstOrThrow();
        if (Number(tries) >= MOST_TRIES_A_DAY) return undefined;
      }
      const newest = database
        .selectFrom("sign_in_links")
        .where(by, "=", hash)
        .orderBy("asked_at", "desc")
        .limit(1);
      const counted = await database
        .updateTable("sign_in_links")
        .set((row) => ({ tries: row("tries", "+", 1) }))
        .where("id", "=", newest.select("id"))
        .where("tries", "<", MOST_TRIES)
        .where("expires_at", ">", now)
        .returning(["id", "account", "code_hash"])
        .executeTakeFirst();
      const mailed = await newest
        .select(["id", "account", "code_hash"])
        .where("code_hash", "is not", null)
        .where("expires_at", ">", now)
        .executeTakeFirst();
      return counted && (mailed ?? counted);
    },
  };
}
