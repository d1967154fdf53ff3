import type { Kysely } from "kysely";

import type { Engine } from "../engines/engine.ts";
import { batches } from "../batches.ts";
import { matches, type SubmissionFilter } from "./submission-filter.ts";
import type {
  OutboxTable,
  SubmissionEventsTable,
  SubmissionsTable,
  Tables,
} from "../schema/tables.ts";

/** The last row of a page, for keyset pagination. */
export type Cursor = Pick<SubmissionsTable, "received_at" | "id">;

/** A submission with all its mails, the school's first, and what the school did, oldest first. */
export interface StoredSubmission extends SubmissionsTable {
  mails: OutboxTable[];
  events: SubmissionEventsTable[];
}

export interface Page {
  order: "newest first" | "oldest first";
  limit: number;
  /** Returns only rows after this one (keyset pagination). */
  after?: Cursor | undefined;
}

/** Finds submissions. */
export function createFinding(database: Kysely<Tables>, engine: Engine["name"]) {
  const whole = (found: readonly SubmissionsTable[]) => wholeOf(database, found);
  return {
    async page(filter: SubmissionFilter, { order, limit, after }: Page) {
      const direction = order === "newest first" ? "desc" : "asc";
      const beyond = order === "newest first" ? "<" : ">";
      const found = await database
        .selectFrom("submissions")
        .selectAll()
        .where((build) => matches(build, engine, filter))
        .where(({ and, eb, refTuple, tuple }) =>
          after
            ? eb(refTuple("received_at", "id"), beyond, tuple(after.received_at, after.id))
            : and([]),
        )
        .orderBy("received_at", direction)
        .orderBy("id", direction)
        .limit(limit)
        .execute();
      return whole(found);
    },

    async find(id: string) {
      return (await wholeOnes(database, [id])).get(id);
    },

    /** The newest submissions with an email address, in lower case. */
    async findByEmail(email: string, limit: number) {
      const found = await database
        .selectFrom("submissions")
        .selectAll()
        .where("email", "=", email)
        .orderBy("received_at", "desc")
        .limit(limit)
        .execute();
      return whole(found);
    },
  };
}

/** Submissions with all that belongs to them, by their ids. */
export async function wholeOnes(
  database: Kysely<Tables>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredSubmission>> {
  const found: SubmissionsTable[] = [];
  for (const batch of batches(ids)) {
    found.push(
      ...(await database.selectFrom("submissions").selectAll().where("id", "in", batch).execute()),
    );
  }
  const whole = await wholeOf(database, found);
  return new Map(whole.map((submission) => [submission.id, submission]));
}

/** Adds each submission's mails, the school's first, and what the school did, the oldest first. */
async function wholeOf(
  database: Kysely<Tables>,
  found: readonly SubmissionsTable[],
): Promise<StoredSubmission[]> {
  const mails = database.selectFrom("outbox").selectAll().orderBy("kind", "desc");
  const mailsOf = await rowsOf(found, (ids) => mails.where("submission_id", "in", ids).execute());
  const events = database.selectFrom("submission_events").selectAll();
  const eventsOf = await rowsOf(found, (ids) =>
    events.where("submission_id", "in", ids).orderBy("done_at").orderBy("id").execute(),
  );
  return found.map((submission) => ({
    ...submission,
    mails: mailsOf(submission),
    events: eventsOf(submission),
  }));
}

/** Reads rows that name submissions, in batches; returns a function that finds those of one. */
async function rowsOf<Row extends { submission_id: string | null }>(
  submissions: readonly Pick<SubmissionsTable, "id">[],
  read: (ids: readonly string[]) => Promise<Row[]>,
) {
  const rows: Row[] = [];
  for (const batch of batches(submissions.map(({ id }) => id))) rows.push(...(await read(batch)));
  const found = Map.groupBy(rows, ({ submission_id }) => submission_id);
  return ({ id }: Pick<SubmissionsTable, "id">) => found.get(id) ?? [];
}
