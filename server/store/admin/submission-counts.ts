import type { Kysely } from "kysely";

import { countSubmissions } from "./find-submissions.ts";
import type { Engine } from "../engines/engine.ts";
import type { MailState, Tables } from "../schema/tables.ts";

/** Counts submissions, and mails by state. */
export async function countAll(database: Kysely<Tables>, engine: Engine["name"]) {
  const received = await countSubmissions(database, engine);
  const byState = await database
    .selectFrom("outbox")
    .select(({ fn }) => ["state", fn.countAll<number>().as("count")])
    .groupBy("state")
    .execute();
  const mails: Record<MailState, number> = {
    waiting: 0,
    sent: 0,
    kept: 0,
    dead: 0,
    held: 0,
    advertising: 0,
  };
  for (const { state, count } of byState) mails[state] = count;
  return { received, mails };
}
