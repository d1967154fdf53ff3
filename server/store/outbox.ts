import type { Kysely } from "kysely";

import type { Engine } from "./engine.ts";
import type { MailKind, SubmissionsTable, Tables } from "./tables.ts";
import { createUnflushedWrites } from "./unflushed-writes.ts";

/** A mail that this sender holds until its lease ends. */
export interface ClaimedMail {
  id: string;
  kind: MailKind;
  /** Which attempt this is, from 1: the result must name it. */
  attempt: number;
  createdAt: number;
  submission: SubmissionsTable;
}

/** Names one attempt at one mail; a failure of any but the newest attempt changes nothing. */
type Attempt = Pick<ClaimedMail, "id" | "attempt">;

export interface Outbox {
  /** Takes up to `limit` mails that are due and moves them on by the lease, so that a sender
   * that crashes needs no clean-up. Times are milliseconds since 1970. */
  claim(options: { now: number; leaseUntil: number; limit: number }): Promise<ClaimedMail[]>;
  /** Whichever attempt it was: a mail that was taken is not sent again. */
  markSent(id: string, now: number): Promise<void>;
  /** Puts the mail back, to be tried again at `nextAt`. */
  putBack(attempt: Attempt, nextAt: number, error: string): Promise<void>;
  /** Gives the mail up; it is kept, and can be sent again by hand. */
  markDead(attempt: Attempt, now: number, error: string): Promise<void>;
  /** When the next mail is due, or undefined if none waits. */
  nextDueAt(): Promise<number | undefined>;
  /** How many mails wait, and since when (milliseconds since 1970) the oldest of them. */
  backlog(): Promise<{ waiting: number; oldestSince: number | undefined }>;
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

  return {
    async claim({ now, leaseUntil, limit }) {
      const claimed = await write((connection) =>
        connection
          // PostgreSQL reads this list once; as a condition of the update it could be read again,
          // and take more than the limit.
          .with("due", (due) =>
            due
              .selectFrom("outbox")
              .select("id")
              .where("state", "=", "waiting")
              .where("next_at", "<=", now)
              .orderBy("next_at")
              .limit(limit)
              // What another server is claiming now is its own; SQLite has one writer anyway.
              .$if(engine === "postgres", (rows) => rows.forUpdate().skipLocked()),
          )
          .updateTable("outbox")
          .set((row) => ({ attempts: row("attempts", "+", 1), next_at: leaseUntil }))
          .where("id", "in", (update) => update.selectFrom("due").select("id"))
          .returning(["id", "submission_id", "kind", "attempts", "created_at"])
          .execute(),
      );
      if (claimed.length === 0) return [];

      const submissions = await database
        .selectFrom("submissions")
        .selectAll()
        .where(
          "id",
          "in",
          claimed.map((mail) => mail.submission_id),
        )
        .execute();
      return claimed.flatMap(({ id, submission_id, kind, attempts, created_at }) => {
        const submission = submissions.find((candidate) => candidate.id === submission_id);
        return submission
          ? [{ id, kind, attempt: attempts, createdAt: created_at, submission }]
          : [];
      });
    },

    async markSent(id, now) {
      await write((connection) =>
        connection
          .updateTable("outbox")
          .set({ state: "sent", finished_at: now, last_error: null })
          .where("id", "=", id)
          .execute(),
      );
    },

    async putBack(attempt, nextAt, error) {
      await settle(attempt, { next_at: nextAt, last_error: error });
    },

    async markDead(attempt, now, error) {
      await settle(attempt, { state: "dead", finished_at: now, last_error: error });
    },

    async nextDueAt() {
      const next = await database
        .selectFrom("outbox")
        .select("next_at")
        .where("state", "=", "waiting")
        .orderBy("next_at")
        .limit(1)
        .executeTakeFirst();
      return next?.next_at;
    },

    async backlog() {
      const { waiting, oldest } = await database
        .selectFrom("outbox")
        .select(({ fn }) => [
          fn.countAll<number>().as("waiting"),
          fn.min<number | null>("created_at").as("oldest"),
        ])
        .where("state", "=", "waiting")
        .executeTakeFirstOrThrow();
      return { waiting, oldestSince: oldest ?? undefined };
    },
  };
}
