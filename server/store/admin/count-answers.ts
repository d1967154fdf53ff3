import type { Kysely } from "kysely";

import type { Engine } from "../engines/engine.ts";
import type { Tables } from "../schema/tables.ts";
import { answerColumn, type IndexedAnswer } from "./submission-filter.ts";

export interface AnswerCount {
  answer: string;
  submissions: number;
}

/** Counts submissions by one answer, the most frequent first. */
export async function countAnswers(
  database: Kysely<Tables>,
  engine: Engine["name"],
  answer: IndexedAnswer,
): Promise<AnswerCount[]> {
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
