import { domainToASCII, domainToUnicode } from "node:url";

import { type Kysely, sql } from "kysely";

import { batches } from "../batches.ts";
import type { Tables } from "../schema/tables.ts";
import { wholeOnes } from "./find-submissions.ts";
import { escapedForLike } from "./submission-filter.ts";

/** Finds and deletes what a person has sent. */
export function createErasing(database: Kysely<Tables>) {
  return {
    /**
     * Finds all submissions of a person, oldest first: those with the address in any letter case and
     * either spelling of its domain, and those without fields whose text contains it.
     */
    async findPerson(address: string) {
      const spellings = spellingsOf(address.trim().toLowerCase());
      const [email = ""] = spellings;
      const found = await database
        .selectFrom("submissions")
        .select("id")
        .where("email", "in", spellings)
        .execute();
      const texts = await database
        .selectFrom("submissions")
        .select(["id", "text"])
        .where("email", "is", null)
        // SQLite's lower() changes ASCII letters only; other addresses are searched below.
        .$if(
          spellings.every((spelling) => ASCII.test(spelling)),
          (query) =>
            query.where(sql<boolean>`lower(text) like ${`%${escapedForLike(email)}%`} escape '\\'`),
        )
        .execute();
      const matching = texts.filter(({ text }) =>
        spellings.some((spelling) => containsAddress(text, spelling)),
      );
      const ids = [...found, ...matching].map(({ id }) => id);
      const whole = await wholeOnes(database, ids);
      return [...whole.values()].toSorted((a, b) => (a.received_at < b.received_at ? -1 : 1));
    },

    /** Deletes submissions with their mails. */
    async delete(ids: readonly string[]): Promise<void> {
      for (const batch of batches(ids)) {
        await database.deleteFrom("submissions").where("id", "in", batch).execute();
      }
    },
  };
}

const ASCII = /^[\x20-\x7e]*$/;

/** An address, and the same with its domain as people write it or as mail servers do. */
function spellingsOf(email: string): string[] {
  const [, name = "", domain = ""] = /^(.*@)([^@]+)$/.exec(email) ?? [];
  const hosts = [domainToASCII(domain), domainToUnicode(domain)].filter(Boolean);
  return [...new Set([email, ...hosts.map((host) => name + host)])];
}

function containsAddress(text: string, email: string): boolean {
  const parts = text.toLowerCase().split(email);
  return parts.slice(1).some((after, index) => {
    const isWholeBefore = !/([\p{L}\p{M}\p{N}_.+%-]|\p{L}['’])$/u.test(parts[index] ?? "");
    return isWholeBefore && !/^([\p{L}\p{M}\p{N}_-]|\.[\p{L}\p{N}])/u.test(after);
  });
}
