import { dueNow } from "./admin/requeue.ts";
import type { Kysely } from "kysely";

import type { Engine } from "./engines/engine.ts";
import { createUnflushedWrites } from "./engines/relaxed-durability.ts";
import type { ClaimedMail } from "./owed-mail.ts";
import { type MailKind, mailKinds, type Tables } from "./schema/tables.ts";

/** Identifies an attempt to send a mail; failures of all but the newest attempt are ignored. */
type Attempt = Pick<ClaimedMail, "id" | "attempt">;

interface Backlog {
  waiting: number;
  oldestSince: number | undefined;
  held: number;
  oldestHeldSince: number | undefined;
}

/** Times are milliseconds since 1970. */
interface Claim {
  now: number;
  leaseUntil: number;
  limit: number;
}

/** Milliseconds; longer than any retry or lease. A later due time was set by a wrong clock. */
const LONGEST_WAIT = 2 * 3_600_000;

export interface Outbox {
  /** Claims up to `limit` due mails, the school's first. They are due again when the lease expires,
   * so a crashed worker needs no clean-up. */
  claim(options: Claim): Promise<ClaimedMail[]>;
  renewLease(attempt: Attempt, leaseUntil: number): Promise<void>;
  /** Accepts the result of any attempt: a mail that was delivered must not be sent again. */
  markSent(id: string, now: number): Promise<void>;
  /** Marks a mail as written to the local inbox. */
  markKept(id: string, now: number): Promise<void>;
  /** Deletes a claimed mail that is no longer wanted. */
  discard(attempt: Attempt): Promise<void>;
  /** Schedules the next attempt at `nextAt`. */
  reschedule(attempt: Attempt, nextAt: number, error: string): Promise<void>;
  /** Makes the mail a dead letter, which the desk CLI can requeue. */
  markDead(attempt: Attempt, now: number, error: string): Promise<void>;
  /** Makes held mails due whose day is over; returns how many. */
  releaseDue(now: number): Promise<number>;
  /** When the next mail is due; undefined if none waits. */
  nextDueAt(): Promise<number | undefined>;
  /** Counts waiting mails and held submissions, with the time of the oldest of each. */
  backlog(): Promise<Backlog>;
}

export function createOutbox(database: Kysely<Tables>, engine: Engine["name"]): Outbox {
  const write = createUnflushedWrites(database, engine);
  const settle = ({ id, attempt }: Attempt, result: Partial<Tables["outbox"]>) =>
    write((connection) =>
      connection
        .updateTable("outbox")
        .set(result)
        .where("id", "=", id)
        .where("attempts", "=", attempt)
        .where("state", "=", "waiting")
        .execute(),
    );

  const finish = async (id: string, state: "sent" | "kept", now: number) => {
    await write((connection) =>
      connection
        .updateTable("outbox")
        .set({ state, finished_at: now, last_error: null })
        .where("id", "=", id)
        .execute(),
    );
  };

  /** Claims up to `limit` due mails of one kind. */
  const claimKind = (
    connection: Kysely<Tables>,
    kind: MailKind,
    { now, leaseUntil, limit }: Claim,
  ) =>
    connection
      // A CTE, because PostgreSQL may evaluate a subquery in the update's condition repeatedly,
      // and exceed the limit.
      .with("due", (due) =>
        due
          .selectFrom("outbox")
          .select("id")
          .where("state", "=", "waiting")
          .where("kind", "=", kind)
          .where("next_at", "<=", now)
          .orderBy("next_at")
          .limit(limit)
          // Skips rows that another server is claiming; SQLite has only one writer.
          .$if(engine === "postgres", (rows) => rows.forUpdate().skipLocked()),
      )
      .updateTable("outbox")
      .set((row) => ({ attempts: row("attempts", "+", 1), next_at: leaseUntil }))
      .where("id", "in", (update) => update.selectFrom("due").select("id"))
      .returning(["id", "submission_id", "kind", "attempts", "created_at"])
      .execute();

  /** Makes mails due that were scheduled far in the future while the clock was wrong. */
  const bringForward = (connection: Kysely<Tables>, now: number) =>
    connection
      .updateTable("outbox")
      .set({ next_at: now })
      .where("state", "=", "waiting")
      .where("kind", "in", mailKinds)
      .where("next_at", ">", now + LONGEST_WAIT)
      .execute();

  return {
    async claim(options) {
      const claimed = await write(async (connection) => {
        const mails: Awaited<ReturnType<typeof claimKind>> = [];
        for (const kind of mailKinds) {
          const limit = options.limit - mails.length;
          if (limit > 0) mails.push(...(await claimKind(connection, kind, { ...options, limit })));
        }
        if (mails.length === 0) await bringForward(connection, options.now);
        return mails;
      });
      if (claimed.length === 0) return [];

      const submissionIds = claimed.flatMap((mail) => mail.submission_id ?? []);
      const submissions =
        submissionIds.length === 0
          ? []
          : await database
              .selectFrom("submissions")
              .selectAll()
              .where("id", "in", submissionIds)
              .execute();
      return claimed.flatMap(({ id, submission_id, kind, attempts, created_at }): ClaimedMail[] => {
        const claim = { id, attempt: attempts, createdAt: created_at };
        if (kind !== "school" && kind !== "receipt") return [{ ...claim, kind }];
        const submission = submissions.find((candidate) => candidate.id === submission_id);
        return submission ? [{ ...claim, kind, submission }] : [];
      });
    },

    markSent: (id, now) => finish(id, "sent", now),
    markKept: (id, now) => finish(id, "kept", now),

    async discard({ id, attempt }) {
      await database
        .deleteFrom("outbox")
        .where("id", "=", id)
        .where("attempts", "=", attempt)
        .execute();
    },

    async renewLease(attempt, leaseUntil) {
      await settle(attempt, { next_at: leaseUntil });
    },

    async reschedule(attempt, nextAt, error) {
      await settle(attempt, { next_at: nextAt, last_error: storable(error) });
    },

    async markDead(attempt, now, error) {
      await settle(attempt, { state: "dead", finished_at: now, last_error: storable(error) });
    },

    async releaseDue(now) {
      const { numUpdatedRows } = await database
        .updateTable("outbox")
        .set(dueNow(now))
        .where("state", "=", "held")
        .where("next_at", "<=", now)
        .executeTakeFirstOrThrow();
      return Number(numUpdatedRows);
    },

    async nextDueAt() {
      // One query per kind, because the index starts with state and kind.
      const times = await Promise.all(
        mailKinds.map((kind) =>
          database
            .selectFrom("outbox")
            .select("next_at")
            .where("state", "=", "waiting")
            .where("kind", "=", kind)
            .orderBy("next_at")
            .limit(1)
            .executeTakeFirst(),
        ),
      );
      const [earliest] = times.flatMap((row) => row?.next_at ?? []).toSorted((a, b) => a - b);
      return earliest;
    },

    async backlog() {
      const counted = database
        .selectFrom("outbox")
        .select(({ fn }) => [
          fn.countAll<number>().as("count"),
          fn.min<number | null>("created_at").as("oldest"),
        ]);
      const waiting = await counted.where("state", "=", "waiting").executeTakeFirstOrThrow();
      const held = await counted
        .where("state", "=", "held")
        .where("kind", "=", "school")
        .executeTakeFirstOrThrow();
      return {
        waiting: waiting.count,
        oldestSince: waiting.oldest ?? undefined,
        held: held.count,
        oldestHeldSince: held.oldest ?? undefined,
      };
    },
  };
}

/** Removes NUL and lone surrogates, which PostgreSQL refuses, from a mail server's response. */
function storable(error: string): string {
  return error.replaceAll("\0", "").toWellFormed();
}
