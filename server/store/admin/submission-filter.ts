import {
  type Expression,
  type ExpressionBuilder,
  type RawBuilder,
  type SqlBool,
  sql,
} from "kysely";

import type { FormName } from "#forms/contract.ts";
import { type MailState, UNWANTED } from "#forms/mail-states.ts";
import type { Step } from "#forms/steps.ts";
import { idEndings, parseReference } from "#forms/reference-number.ts";

import type { Engine } from "../engines/engine.ts";
import { answerOf } from "../schema/statements.ts";
import type { Tables } from "../schema/tables.ts";

/** Words of a search that are used; further words are ignored, because they only cost time. */
const MOST_WORDS = 8;

/** What has an index of its own: two answers, and the campaign or site that the visit came from. */
export type IndexedAnswer = "courseDates" | "country" | "source";

export interface SubmissionFilter {
  state?: MailState | undefined;
  form?: FormName | undefined;
  /** The sender's address, in lower case. */
  email?: string | undefined;
  /** Excludes what is put aside, or advertising; so does a step. */
  isWanted?: boolean | undefined;
  step?: Step | undefined;
  /** Excludes who waits for an answer. */
  isQuiet?: boolean | undefined;
  /** Excludes applications for these start dates. */
  notFor?: readonly string[] | undefined;
  /** ISO 8601, UTC. */
  receivedFrom?: string | undefined;
  /** ISO 8601, UTC, exclusive. */
  receivedBefore?: string | undefined;
  /** The answers must be exactly these; of several, one. */
  answers?: { readonly [answer in IndexedAnswer]?: string | readonly string[] | undefined };
  /** A reference number, or words that the text contains, all of them, in any letter case. */
  search?: string | undefined;
}

/** What waits for the school’s first answer. */
export const WAITING = { step: "new" } satisfies SubmissionFilter;

/** The conditions of a filter. */
export function matches(
  build: ExpressionBuilder<Tables, "submissions">,
  engine: Engine["name"],
  filter: SubmissionFilter,
): Expression<SqlBool> {
  const { state, form, step, isQuiet, receivedFrom, receivedBefore, answers, search } = filter;
  const { notFor = [] } = filter;
  const { and, eb, not, or, selectFrom } = build;
  const conditions: Expression<SqlBool>[] = [];
  if (form) conditions.push(eb("form", "=", form));
  if (filter.email) conditions.push(eb("email", "=", filter.email));
  if (receivedFrom) conditions.push(eb("received_at", ">=", receivedFrom));
  if (receivedBefore) conditions.push(eb("received_at", "<", receivedBefore));
  if (step) {
    // SQLite would read the answers of everybody at that step rather than use the answer's index.
    const column = engine === "sqlite" && answers ? sql<Step>`+step` : eb.ref("step");
    conditions.push(eb(column, "=", step), isWanted(build));
  }
  if (filter.isWanted) conditions.push(isWanted(build));
  if (isQuiet) conditions.push(not(and([eb("step", "=", "new"), isWanted(build)])));
  if (state) {
    const inState = selectFrom("outbox").select("submission_id").where("state", "=", state);
    // Nearly all are sent: SQLite would list them all first.
    const own = inState.whereRef("submission_id", "=", "submissions.id");
    conditions.push(state === "sent" ? build.exists(own) : eb("id", "in", inState));
  }
  for (const answer of ["courseDates", "country", "source"] as const) {
    const value = answers?.[answer];
    if (value) conditions.push(eb(answerColumn(engine, answer), "in", [value].flat()));
  }
  if (notFor.length > 0) {
    const date = answerColumn(engine, "courseDates");
    conditions.push(or([eb(date, "is", null), eb(date, "not in", notFor)]));
  }
  if (search?.trim()) conditions.push(contains(build, engine, search.trim()));
  return and(conditions);
}

/** Whether a submission is neither put aside nor advertising, and so waits for an answer. */
export function isWanted({ exists, not, selectFrom }: ExpressionBuilder<Tables, "submissions">) {
  const ownMails = selectFrom("outbox").whereRef("submission_id", "=", "submissions.id");
  return not(exists(ownMails.select("outbox.id").where("state", "in", UNWANTED)));
}

/** Whether a mail's submission is new: once the school has set a step, it knows what was sent. */
export function isOfNewSubmission({ eb, selectFrom }: ExpressionBuilder<Tables, "outbox">) {
  const unanswered = selectFrom("submissions").select("submissions.id").where("step", "=", "new");
  return eb("outbox.submission_id", "in", unanswered);
}

/** The SQL expression of an answer: that of its index, so that queries use it. */
export function answerColumn(
  engine: Engine["name"],
  answer: IndexedAnswer,
): RawBuilder<string | null> {
  const field = (name: string) => sql.raw<string | null>(answerOf(engine, name));
  if (answer !== "source") return field(answer);
  return sql`coalesce(${field("utm_source")}, ${field("referrer")})`;
}

function contains(
  { and, eb, or }: ExpressionBuilder<Tables, "submissions">,
  engine: Engine["name"],
  search: string,
): Expression<SqlBool> {
  const like = sql.raw(engine === "sqlite" ? "like" : "ilike");
  const textContains = (word: string) =>
    or(
      spellingsOf(word).map(
        (text) => sql<boolean>`text ${like} ${`%${escapedForLike(text)}%`} escape '\\'`,
      ),
    );
  const reference = parseReference(search);
  const endings = reference ? idEndings(reference) : [];
  return or([
    eb("id", "=", search),
    eb("email", "=", search.toLowerCase()),
    ...endings.map((ending) => eb("id", "like", `%${ending}`)),
    and(search.split(/\s+/).slice(0, MOST_WORDS).map(textContains)),
  ]);
}

/** LIKE may ignore the case of ASCII letters only: other words are also searched in lower case. */
function spellingsOf(word: string): string[] {
  return /[^\x20-\x7E]/.test(word) ? [word, word.toLowerCase()] : [word];
}

export function escapedForLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
