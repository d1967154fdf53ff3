import type { Expression, ExpressionBuilder, SqlBool } from "kysely";

import type { Tables } from "./schema/tables.ts";

/** Whether a mail's submission is new: once the school has set a step, it knows what was sent. */
export function isOfNewSubmission({
  eb,
  selectFrom,
}: ExpressionBuilder<Tables, "outbox">): Expression<SqlBool> {
  const unanswered = selectFrom("submissions").select("submissions.id").where("step", "=", "new");
  return eb("outbox.submission_id", "in", unanswered);
}
