import { type Kysely, sql } from "kysely";

import type { OutboxTable, SubmissionsTable, Tables } from "./tables.ts";

/** Submissions whose ids come after `after` and not after `last`, byte by byte; none: no bound. */
export interface IdRange {
  after: string;
  last: string | undefined;
}

/** A part of a database: submissions in the order of their ids, and their mails in that of theirs. */
export interface Part {
  submissions: SubmissionsTable[];
  mails: OutboxTable[];
}

/** PostgreSQL may have been told to sort as in a language; SQLite sorts bytes. */
const idOf = {
  sqlite: (column: string) => sql<string>`${sql.ref(column)}`,
  postgres: (column: string) => sql<string>`${sql.ref(column)} collate "C"`,
};

/** Cuts a SQLite database into ranges of `size` submissions; the last one has no end. */
export async function* idRanges(source: Kysely<Tables>, size: number): AsyncGenerator<IdRange> {
  let after = "";
  for (;;) {
    const ids = await source
      .selectFrom("submissions")
      .select("id")
      .where("id", ">", after)
      .orderBy("id")
      .limit(size)
      .execute();
    const last = ids.length === size ? ids.at(-1)?.id : undefined;
    yield { after, last };
    if (last === undefined) return;
    after = last;
  }
}

export async function readPart(
  database: Kysely<Tables>,
  engine: keyof typeof idOf,
  { after, last }: IdRange,
): Promise<Part> {
  const id = idOf[engine];
  const submissions = await database
    .selectFrom("submissions")
    .selectAll()
    .where(id("id"), ">", after)
    .$if(last !== undefined, (query) => query.where(id("id"), "<=", last ?? ""))
    .orderBy(id("id"))
    .execute();
  const mails = await database
    .selectFrom("outbox")
    .selectAll()
    .where(id("submission_id"), ">", after)
    .$if(last !== undefined, (query) => query.where(id("submission_id"), "<=", last ?? ""))
    .orderBy(id("id"))
    .execute();
  return { submissions, mails };
}

/** Deletes a range of submissions from PostgreSQL, with their mails. */
export async function deletePart(target: Kysely<Tables>, { after, last }: IdRange): Promise<void> {
  const id = idOf.postgres("id");
  await target
    .deleteFrom("submissions")
    .where(id, ">", after)
    .$if(last !== undefined, (query) => query.where(id, "<=", last ?? ""))
    .execute();
}
