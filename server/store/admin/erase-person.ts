import { type Kysely, sql } from "kysely";

import { batches } from "../batches.ts";
import type { SubmissionsTable, Tables } from "../schema/tables.ts";

/** A submission of one person, and the mails that go with it, by their ids. */
export interface PersonsSubmission extends Pick<SubmissionsTable, "id" | "form" | "received_at"> {
  mails: string[];
}

/**
 * Everything that one person sent, oldest first: what carries their address, however it was
 * written, and what was sent as a text alone that names it.
 */
export async function findPerson(
  database: Kysely<Tables>,
  address: string,
): Promise<PersonsSubmission[]> {
  const email = address.trim().toLowerCase();
  const found = await database
    .selectFrom("submissions")
    .select(["id", "form", "received_at"])
    .where("email", "=", email)
    .execute();
  const texts = await database
    .selectFrom("submissions")
    .select(["id", "form", "received_at", "text"])
    .where("email", "is", null)
    .where(sql<boolean>`lower(text) like ${`%${escapedForLike(email)}%`} escape '\\'`)
    .execute();
  const naming = texts.filter(({ text }) => names(text, email));
  const submissions = [
    ...found,
    ...naming.map(({ id, form, received_at }) => ({ id, form, received_at })),
  ];

  const mails: { id: string; submission_id: string | null }[] = [];
  for (const batch of batches(submissions.map(({ id }) => id))) {
    mails.push(
      ...(await database
        .selectFrom("outbox")
        .select(["id", "submission_id"])
        .where("submission_id", "in", batch)
        .orderBy("kind", "desc")
        .execute()),
    );
  }
  const byId = Map.groupBy(mails, ({ submission_id }) => submission_id);
  return submissions
    .map((submission) => ({
      ...submission,
      mails: (byId.get(submission.id) ?? []).map(({ id }) => id),
    }))
    .toSorted((a, b) => Date.parse(a.received_at) - Date.parse(b.received_at));
}

/** Deletes submissions with everything that goes with them; returns how many. */
export async function deleteSubmissions(
  database: Kysely<Tables>,
  ids: readonly string[],
): Promise<number> {
  let deleted = 0;
  for (const batch of batches(ids)) {
    const { numDeletedRows } = await database
      .deleteFrom("submissions")
      .where("id", "in", batch)
      .executeTakeFirstOrThrow();
    deleted += Number(numDeletedRows);
  }
  return deleted;
}

function escapedForLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}

/** Whether a text names this address, and not only a longer one that contains it. */
function names(text: string, email: string): boolean {
  const parts = text.toLowerCase().split(email);
  return parts.slice(1).some((after, index) => {
    const isWholeBefore = !/[\w.+%-]$/.test(parts[index] ?? "");
    return isWholeBefore && !/^([\w-]|\.\w)/.test(after);
  });
}
