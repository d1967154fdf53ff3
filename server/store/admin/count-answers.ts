import { type Kysely, sql } from "kysely";

import type { Engine } from "../engines/engine.ts";
import type { Tables } from "../schema/tables.ts";
import { answerColumn, type IndexedAnswer } from "./submission-filter.ts";

/** Counts submissions for each value of one answer, the most frequent value first. */
export async function countAnswers(
  database: Kysely<Tables>,
  engine: Engine["name"],
  answer: IndexedAnswer,
) {
  const column = answerColumn(engine, answer);
  const rows = await database
    .selectFrom("submissions")
    .select(({ fn }) => [column.as("answer"), fn.countAll<number>().as("submissions")])
    .where(column, "is not", null)
    .groupBy(column)
    .execute();
  return rows
    .flatMap(({ answer: value, submissions }) => (value ? [{ answer: value, submissions }] : []))
    .toSorted((a, b) => b.submissions - a.submissions || a.answer.localeCompare(b.answer));
}

/**
 * The different values of an answer. Looks up one value after another in the index, because a
 * query over all 100,000 rows of a PostgreSQL table takes 0.2 s.
 */
export async function distinctAnswers(
  database: Kysely<Tables>,
  engine: Engine["name"],
  answer: IndexedAnswer,
): Promise<string[]> {
  const column = answerColumn(engine, answer);
  const { rows } = await sql<{ answer: string }>`
    with recursive answers (answer) as (
      select min(${column}) from submissions where ${column} is not null
      union all
      select (select min(${column}) from submissions where ${column} > answers.answer)
      from answers where answers.answer is not null
    )
    select answer from answers where answer is not null and answer <> ''`.execute(database);
  return rows.map(({ answer: value }) => value);
}
