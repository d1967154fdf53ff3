import type { Expression, ExpressionBuilder, Kysely, SqlBool } from "kysely";

import type { FormName } from "#app/forms/submission-service.ts";

import type { MailState, OutboxTable, SubmissionsTable, Tables } from "./tables.ts";

/** So many are looked up and sorted while somebody waits. */
const FEW = 10_000;

/** Which submissions are meant; what is left out does not matter. */
export interface SubmissionFilter {
  /** One of whose mails is in that state. */
  state?: MailState | undefined;
  form?: FormName | undefined;
  /** ISO 8601, UTC. */
  receivedFrom?: string | undefined;
  /** ISO 8601, UTC; itself not meant. */
  receivedBefore?: string | undefined;
}

/** A place in the order in which submissions were received. */
export type Place = Pick<SubmissionsTable, "received_at" | "id">;

/** A submission with the mails that it owes or owed, the school's first. */
export interface StoredSubmission extends SubmissionsTable {
  mails: OutboxTable[];
}

export interface Page {
  order: "newest first" | "oldest first";
  limit: number;
  /** Begins behind this place: as fast for the last page as for the first. */
  after?: Place | undefined;
}

/** One page of the submissions that are meant. */
export async function findSubmissions(
  database: Kysely<Tables>,
  filter: SubmissionFilter,
  { order, limit, after }: Page,
): Promise<StoredSubmission[]> {
  const isNewestFirst = order === "newest first";
  const isRare = await isInFew(database, filter.state);
  const found = await database
    .selectFrom("submissions")
    .selectAll()
    .where((build) => meant(build, filter, isRare))
    .where(({ and, eb, refTuple, tuple }) =>
      after
        ? eb(
            refTuple("received_at", "id"),
            isNewestFirst ? "<" : ">",
            tuple(after.received_at, after.id),
          )
        : and([]),
    )
    .orderBy("received_at", isNewestFirst ? "desc" : "asc")
    .orderBy("id", isNewestFirst ? "desc" : "asc")
    .limit(limit)
    .execute();
  return withMails(database, found);
}

/** One submission, whole. */
export async function findSubmission(
  database: Kysely<Tables>,
  id: string,
): Promise<StoredSubmission | undefined> {
  const found = await database.selectFrom("submissions").selectAll().where("id", "=", id).execute();
  const [submission] = await withMails(database, found);
  return submission;
}

/** How many submissions are meant. */
export async function countSubmissions(
  database: Kysely<Tables>,
  filter: SubmissionFilter = {},
): Promise<number> {
  const { count } = await database
    .selectFrom("submissions")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where((build) => meant(build, filter, true))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Whether few mails are in a state: those are looked for one by one. Where they are many, reading
 * what was received in its order fills a page soon.
 */
async function isInFew(database: Kysely<Tables>, state: MailState | undefined): Promise<boolean> {
  if (!state) return false;
  const oneMore = await database
    .selectFrom("outbox")
    .select("state")
    .where("state", "=", state)
    .limit(1)
    .offset(FEW)
    .executeTakeFirst();
  return oneMore === undefined;
}

function meant(
  build: ExpressionBuilder<Tables, "submissions">,
  { state, form, receivedFrom, receivedBefore }: SubmissionFilter,
  isRare: boolean,
): Expression<SqlBool> {
  const { and, eb, exists, selectFrom } = build;
  const conditions: Expression<SqlBool>[] = [];
  if (form) conditions.push(eb("form", "=", form));
  if (receivedFrom) conditions.push(eb("received_at", ">=", receivedFrom));
  if (receivedBefore) conditions.push(eb("received_at", "<", receivedBefore));
  const mails = selectFrom("outbox");
  if (state && isRare) {
    conditions.push(eb("id", "in", mails.select("submission_id").where("state", "=", state)));
  } else if (state) {
    const ofThisOne = mails.whereRef("submission_id", "=", "submissions.id");
    conditions.push(exists(ofThisOne.select("outbox.id").where("state", "=", state)));
  }
  return and(conditions);
}

async function withMails(
  database: Kysely<Tables>,
  submissions: readonly SubmissionsTable[],
): Promise<StoredSubmission[]> {
  if (submissions.length === 0) return [];
  const mails = await database
    .selectFrom("outbox")
    .selectAll()
    .where(
      "submission_id",
      "in",
      submissions.map(({ id }) => id),
    )
    .orderBy("kind", "desc")
    .execute();
  const byId = Map.groupBy(mails, ({ submission_id }) => submission_id);
  return submissions.map((submission) => ({
    ...submission,
    mails: byId.get(submission.id) ?? [],
  }));
}
