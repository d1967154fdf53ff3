import { type Kysely, sql } from "kysely";

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

/** Whether a row comes after the cursor in the order of a page (keyset pagination). */
export function isAfter({ order, after }: Page) {
  if (!after) return sql<boolean>`true`;
  const beyond = sql.raw(order === "newest first" ? "<" : ">");
  return sql<boolean>`(received_at, id) ${beyond} (${after.received_at}, ${after.id})`;
}

/** Finds submissions. */
export function createFinding(database: Kysely<Tables>, engine: Engine["name"]) {
  return {
    async page(filter: SubmissionFilter, page: Page) {
      const direction = page.order === "newest first" ? "desc" : "asc";
      const found = await database
        .selectFrom("submissions")
        .selectAll()
        .where((build) => matches(build, engine, filter))
        .where(isAfter(page))
        .orderBy("received_at", direction)
        .orderBy("id", direction)
        .limit(page.limit)
        .execute();
      return wholeOf(database, found);
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
      return wholeOf(database, found);
    },
  };
}

/** Submissions with all that belongs to them, by their ids. */
export async function wholeOnes(database: Kysely<Tables>, ids: readonly string[]) {
  const whole = new Map<string, StoredSubmission>();
  for (const batch of batches(ids)) {
    const found = await database
      .selectFrom("submissions")
      .selectAll()
      .where("id", "in", batch)
      .execute();
    for (const submission of await wholeOf(database, found)) whole.set(submission.id, submission);
  }
  return whole;
}

/** Adds each submission's mails, the school's first, and what the school did, the oldest first. */
async function wholeOf(database: Kysely<Tables>, found: readonly SubmissionsTable[]) {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const mails = await database
    .selectFrom("outbox")
    .selectAll()
    .where("submission_id", "in", ids)
    .orderBy("kind", "desc")
    .execute();
  const events = await database
    .selectFrom("submission_events")
    .selectAll()
    .where("submission_id", "in", ids)
    .orderBy("done_at")
    .orderBy("id")
    .execute();
  const mailsOf = Map.groupBy(mails, ({ submission_id }) => submission_id);
  const eventsOf = Map.groupBy(events, ({ submission_id }) => submission_id);
  return found.map((submission) => ({
    ...submission,
    mails: mailsOf.get(submission.id) ?? [],
    events: eventsOf.get(submission.id) ?? [],
  }));
}
