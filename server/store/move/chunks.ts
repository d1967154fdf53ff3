import { type Kysely, sql } from "kysely";

import type {
  OutboxTable,
  SubmissionEventsTable,
  SubmissionsTable,
  Tables,
} from "../schema/tables.ts";

/** The ids `after < id <= last`, compared as bytes; without `last` there is no upper bound. */
interface IdRange {
  after: string;
  last: string | undefined;
}

/** Submissions with what the school did with them and their mails, each ordered by id. */
export interface Chunk {
  submissions: SubmissionsTable[];
  events: SubmissionEventsTable[];
  mails: OutboxTable[];
}

/** Orders ids by bytes in both databases; PostgreSQL would use the database's collation. */
const idOf = {
  sqlite: (column: string) => sql<string>`${sql.ref(column)}`,
  postgres: (column: string) => sql<string>`${sql.ref(column)} collate "C"`,
};

/** Ranges of `size` submissions of a SQLite database (keyset pagination). */
export async function* chunkRanges(source: Kysely<Tables>, size: number): AsyncGenerator<IdRange> {
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

export async function readChunk(
  database: Kysely<Tables>,
  engine: keyof typeof idOf,
  { after, last }: IdRange,
): Promise<Chunk> {
  const id = idOf[engine];
  const submissions = await database
    .selectFrom("submissions")
    .selectAll()
    .where(id("id"), ">", after)
    .$if(last !== undefined, (query) => query.where(id("id"), "<=", last ?? ""))
    .orderBy(id("id"))
    .execute();
  const events = await database
    .selectFrom("submission_events")
    .selectAll()
    .where(id("submission_id"), ">", after)
    .$if(last !== undefined, (query) => query.where(id("submission_id"), "<=", last ?? ""))
    .orderBy(id("id"))
    .execute();
  const mails = await database
    .selectFrom("outbox")
    .selectAll()
    .where(id("submission_id"), ">", after)
    .$if(last !== undefined, (query) => query.where(id("submission_id"), "<=", last ?? ""))
    .orderBy(id("id"))
    .execute();
  return { submissions, events, mails };
}

/** Reads the mails that belong to no submission. */
export function readSystemMails(
  database: Kysely<Tables>,
  engine: keyof typeof idOf,
): Promise<OutboxTable[]> {
  return database
    .selectFrom("outbox")
    .selectAll()
    .where("submission_id", "is", null)
    .orderBy(idOf[engine]("id"))
    .execute();
}

/** Deletes a range of submissions from PostgreSQL, with their events and mails. */
export async function deleteChunk(target: Kysely<Tables>, { after, last }: IdRange): Promise<void> {
  const id = idOf.postgres("id");
  await target
    .deleteFrom("submissions")
    .where(id, ">", after)
    .$if(last !== undefined, (query) => query.where(id, "<=", last ?? ""))
    .execute();
}
