import type { Kysely } from "kysely";

import { countSubmissions } from "./find-submissions.ts";
import type { MailState, Tables } from "./tables.ts";

export interface Figures {
  received: number;
  mails: Record<MailState, number>;
  /** Milliseconds since 1970; undefined where none waits. */
  oldestWaitingSince: number | undefined;
}

/** How much lies in the store, and in which state. */
export async function countAll(database: Kysely<Tables>): Promise<Figures> {
  const received = await countSubmissions(database);
  const byState = await database
    .selectFrom("outbox")
    .select(({ fn }) => [
      "state",
      fn.countAll<number>().as("count"),
      fn.min<number>("created_at").as("oldest"),
    ])
    .groupBy("state")
    .execute();
  const mails = { waiting: 0, sent: 0, dead: 0, held: 0 };
  for (const { state, count } of byState) mails[state] = count;
  const waiting = byState.find(({ state }) => state === "waiting");
  return { received, mails, oldestWaitingSince: waiting?.oldest };
}
