import { type Kysely, sql } from "kysely";

import type { Step } from "#forms/steps.ts";

import { batches } from "../batches.ts";
import { countRows } from "../count-rows.ts";
import type { Engine } from "../engines/engine.ts";
import {
  answerColumn,
  type IndexedAnswer,
  matches,
  type SubmissionFilter,
} from "./submission-filter.ts";
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

/** Finds and counts submissions. */
export function createFinding(database: Kysely<Tables>, engine: Engine["name"]) {
  const matching = (filter: SubmissionFilter) =>
    database.selectFrom("submissions").where((build) => matches(build, engine, filter));

  const column = (answer: IndexedAnswer) => answerColumn(engine, answer);

  /**
   * The table `answers` of the different values of an answer. Looks up one after another in the
   * index, because a query over all 100,000 rows of a PostgreSQL table takes 0.2 s.
   */
  const distinct = (answer: IndexedAnswer) => sql`
    with recursive answers (answer) as (
      select min(${column(answer)}) from submissions where ${column(answer)} is not null
      union all
      select (
        select min(${column(answer)}) from submissions where ${column(answer)} > answers.answer
      )
      from answers where answers.answer is not null
    )`;

  return {
    async page(filter: SubmissionFilter, page: Page) {
      const direction = page.order === "newest first" ? "desc" : "asc";
      const found = await matching(filter)
        .selectAll()
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

    count: (filter: SubmissionFilter = {}): Promise<number> => countRows(matching(filter)),

    /** Counts submissions, of one step or all, by the value of an answer, the most frequent first. */
    async countAnswers(answer: IndexedAnswer, step?: Step) {
      const ofStep = step ? sql`filter (where step = ${step})` : sql``;
      // PostgreSQL would read the answers out of each row, which took 0.9 s for 60,000.
      const { rows } = await sql<{ answer: string; submissions: number }>`
        ${distinct(answer)}
        select answer, (
          select count(*) ${ofStep} from submissions where ${column(answer)} = answers.answer
        ) as submissions
        from answers where answer <> ''`.execute(database);
      return rows
        .filter(({ submissions }) => submissions > 0)
        .toSorted((a, b) => b.submissions - a.submissions || a.answer.localeCompare(b.answer));
    },

    async distinctAnswers(answer: IndexedAnswer): Promise<string[]> {
      const { rows } = await sql<{ answer: string }>`
        ${distinct(answer)}
        select answer from answers where answer <> ''`.execute(database);
      return rows.map(({ answer: value }) => value);
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
