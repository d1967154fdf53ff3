import { type Kysely, sql } from "kysely";

import { dueNow } from "./admin/requeue.ts";
import type { Engine } from "./engines/engine.ts";
import { LONGEST_UNANSWERED, LONGEST_MAIL_WAIT, UNANSWERED_GROWTH } from "./mail-times.ts";
import type { ClaimedMail } from "./owed-mail.ts";
import { isAboutSubmission, mailKinds, type Tables } from "./schema/tables.ts";

/** Identifies an attempt to send a mail; failures of all but the newest attempt are ignored. */
type Attempt = Pick<ClaimedMail, "id" | "attempt">;

interface Claim {
  now: number;
  leaseUntil: number;
  limit: number;
}

/** The place of a mail's kind among all kinds. */
const SENDING_ORDER = sql<number>`case kind ${sql.join(
  mailKinds.map((kind, place) => sql`when ${kind} then ${sql.lit(place)}`),
  sql` `,
)} end`;

export type Outbox = ReturnType<typeof createOutbox>;

/** The mails to be sent. */
export function createOutbox(database: Kysely<Tables>, engine: Engine["name"]) {
  const settle = ({ id, attempt }: Attempt, result: Partial<Tables["outbox"]>) =>
    database
      .updateTable("outbox")
      .set(result)
      .where("id", "=", id)
      .where("attempts", "=", attempt)
      .where("state", "=", "waiting")
      .execute();

  const claimDue = ({ now, leaseUntil, limit }: Claim) =>
    database
      // A CTE, because PostgreSQL may evaluate a subquery in the update's condition repeatedly,
      // and exceed the limit.
      .with("due", (due) =>
        due
          .selectFrom("outbox")
          .select("id")
          .where("state", "=", "waiting")
          .where("kind", "in", mailKinds)
          .where("next_at", "<=", now)
          .orderBy(SENDING_ORDER)
          .orderBy("next_at")
          .limit(limit)
          // Skips rows that another server is claiming; SQLite has only one writer.
          .$if(engine === "postgres", (rows) => rows.forUpdate().skipLocked()),
      )
      .updateTable("outbox")
      .set((row) => ({ attempts: row("attempts", "+", 1), next_at: leaseUntil }))
      .where("id", "in", (update) => update.selectFrom("due").select("id"))
      .returning(["id", "submission_id", "kind", "attempts as attempt"])
      .returning(["created_at as createdAt", "last_error as lastError"])
      .execute();

  /** Makes mails due that were scheduled far in the future while the clock was wrong. */
  const bringForward = (now: number) =>
    database
      .updateTable("outbox")
      .set({ next_at: now })
      .where("state", "=", "waiting")
      .where("kind", "in", mailKinds)
      .where("next_at", ">", now + LONGEST_MAIL_WAIT)
      // Nor is it a pause of a mail that may have arrived: these are longer.
      .where(({ or, eb }) =>
        or([
          sql<boolean>`next_at - ${now} > ${UNANSWERED_GROWTH} * (${now} - created_at)`,
          eb("next_at", ">", now + LONGEST_UNANSWERED + LONGEST_MAIL_WAIT),
        ]),
      )
      .execute();

  return {
    /** Claims up to `limit` due mails, the school's first. They are due again when the lease expires,
     * so a crashed worker needs no clean-up. */
    async claim(options: Claim): Promise<ClaimedMail[]> {
      const claimed = await claimDue(options);
      if (claimed.length === 0) {
        await bringForward(options.now);
        return [];
      }
      const submissionIds = claimed.flatMap((mail) => mail.submission_id ?? []);
      const submissions =
        submissionIds.length === 0
          ? []
          : await database
              .selectFrom("submissions")
              .selectAll()
              .where("id", "in", submissionIds)
              .execute();
      return claimed.flatMap(({ submission_id, kind, ...claim }): ClaimedMail[] => {
        if (!isAboutSubmission(kind)) return [{ ...claim, kind }];
        const submission = submissions.find((candidate) => candidate.id === submission_id);
        return submission ? [{ ...claim, kind, submission }] : [];
      });
    },

    /** Accepts the result of any attempt: a mail that was delivered must not be sent again. */
    async finish(id: string, state: "sent" | "kept", now: number) {
      await database
        .updateTable("outbox")
        .set({ state, finished_at: now, last_error: null })
        .where("id", "=", id)
        .execute();
    },

    /** Deletes a claimed mail that is no longer wanted. */
    async discard({ id, attempt }: Attempt) {
      await database
        .deleteFrom("outbox")
        .where("id", "=", id)
        .where("attempts", "=", attempt)
        .execute();
    },

    async renewLease(attempt: Attempt, leaseUntil: number) {
      await settle(attempt, { next_at: leaseUntil });
    },

    async reschedule(attempt: Attempt, nextAt: number, error: string) {
      await settle(attempt, { next_at: nextAt, last_error: storable(error) });
    },

    /** Makes the mail a dead letter, which the desk CLI can requeue. */
    async markDead(attempt: Attempt, now: number, error: string) {
      await settle(attempt, { state: "dead", finished_at: now, last_error: storable(error) });
    },

    /**
     * Makes held mails due whose day is over, or that were held while the clock was ahead; returns
     * how many.
     */
    async releaseDue(now: number) {
      const { numUpdatedRows } = await database
        .updateTable("outbox")
        .set(dueNow(now))
        .where("state", "=", "held")
        .where(({ or, eb }) =>
          // Servers' clocks may differ a little.
          or([eb("next_at", "<=", now), eb("created_at", ">", now + LONGEST_MAIL_WAIT)]),
        )
        .executeTakeFirstOrThrow();
      return Number(numUpdatedRows);
    },

    /** Counts all waiting mails, with the time of the oldest. */
    async backlog() {
      const { count, oldest } = await database
        .selectFrom("outbox")
        .select(({ fn }) => [
          fn.countAll<number>().as("count"),
          fn.min<number | null>("created_at").as("oldest"),
        ])
        .where("state", "=", "waiting")
        .executeTakeFirstOrThrow();
      return { waiting: count, oldestSince: oldest ?? undefined };
    },
  };
}

/** Removes NUL and lone surrogates, which PostgreSQL refuses, from a mail server's response. */
function storable(error: string): string {
  return error.replaceAll("\0", "").toWellFormed();
}
