import type { Kysely } from "kysely";

import type { FormName } from "#forms/contract.ts";

import { UNWANTED } from "./admin/submission-filter.ts";
import type { MailState, OutboxTable, SubmissionsTable, Tables } from "./schema/tables.ts";

/** Milliseconds since 1970; `to` is exclusive. */
export interface Period {
  from: number;
  to: number;
}

/** A receipt that is a dead letter, with the fields that identify the applicant. */
export type UndeliveredReceipt = Pick<SubmissionsTable, "id" | "fields" | "text"> &
  Pick<OutboxTable, "last_error">;

/** A new submission, with what identifies the sender. */
export type UnansweredSubmission = Pick<
  SubmissionsTable,
  "id" | "form" | "received_at" | "fields" | "text" | "email"
>;

export interface HeldSubmissions {
  count: number;
  /** The newest ones, up to the given limit. */
  newest: SubmissionsTable[];
  /** Milliseconds since 1970; undefined if none is held. */
  oldestSince: number | undefined;
}

export interface MailsInState {
  school: number;
  receipt: number;
  oldestSince: number | undefined;
}

/** Submissions that were mailed to the school, or will be. */
export interface MailedSubmissions {
  count: number;
  /** The newest ones, up to the given limit. */
  newest: SubmissionsTable[];
}

/** Queries for the system's mails to the school. */
export interface Reports {
  /** Submissions received in a period, by form. */
  received(period: Period): Promise<Record<FormName, number>>;
  /** Submissions received in a period that are not held. */
  mailed(period: Period, limit: number): Promise<MailedSubmissions>;
  /** Number of mails about submissions that were sent, or kept in the local inbox, in a period. */
  finished(period: Period, state: "sent" | "kept"): Promise<number>;
  /** Number of mails about submissions in a state now, with the time of the oldest. */
  inState(state: MailState): Promise<MailsInState>;
  /** Why the oldest waiting mail has not been sent; undefined if none has failed. */
  waitingBecause(): Promise<string | undefined>;
  undeliveredReceipts(period: Period): Promise<UndeliveredReceipt[]>;
  /**
   * New submissions that were received before a time, the oldest first; none if the school has never
   * set a step, because then it answers elsewhere.
   */
  unanswered(before: number, limit: number): Promise<UnansweredSubmission[]>;
  /** Whether any submission received in a period is held. */
  isHeldIn(period: Period): Promise<boolean>;
  held(limit: number): Promise<HeldSubmissions>;
  /** Milliseconds since 1970; undefined if there is none. */
  newestBackup(): Promise<number | undefined>;
  recordBackup(now: number): Promise<void>;
}

export function createReports(database: Kysely<Tables>): Reports {
  return {
    async received({ from, to }) {
      const rows = await database
        .selectFrom("submissions")
        .select(({ fn }) => ["form", fn.countAll<number>().as("count")])
        .where("received_at", ">=", new Date(from).toISOString())
        .where("received_at", "<", new Date(to).toISOString())
        .groupBy("form")
        .execute();
      const received = { application: 0, contact: 0 };
      for (const { form, count } of rows) received[form] = count;
      return received;
    },

    async mailed({ from, to }, limit) {
      const mailed = database
        .selectFrom("submissions")
        .innerJoin("outbox", "outbox.submission_id", "submissions.id")
        .where("kind", "=", "school")
        .where("state", "not in", UNWANTED)
        .where("received_at", ">=", new Date(from).toISOString())
        .where("received_at", "<", new Date(to).toISOString());
      const { count } = await mailed
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow();
      const newest = await mailed
        .selectAll("submissions")
        .orderBy("received_at", "desc")
        .orderBy("submissions.id", "desc")
        .limit(limit)
        .execute();
      return { count, newest };
    },

    async finished({ from, to }, state) {
      const { count } = await database
        .selectFrom("outbox")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where("state", "=", state)
        .where("submission_id", "is not", null)
        .where("finished_at", ">=", from)
        .where("finished_at", "<", to)
        .executeTakeFirstOrThrow();
      return count;
    },

    async inState(state) {
      const rows = await database
        .selectFrom("outbox")
        .select(({ fn }) => [
          "kind",
          fn.countAll<number>().as("count"),
          fn.min<number>("created_at").as("oldest"),
        ])
        .where("state", "=", state)
        .where("kind", "in", ["school", "receipt"])
        .groupBy("kind")
        .execute();
      const countOf = (wanted: string) => rows.find(({ kind }) => kind === wanted)?.count ?? 0;
      const [oldestSince] = rows.map(({ oldest }) => oldest).toSorted((a, b) => a - b);
      return { school: countOf("school"), receipt: countOf("receipt"), oldestSince };
    },

    async waitingBecause() {
      const oldest = await database
        .selectFrom("outbox")
        .select("last_error")
        .where("state", "=", "waiting")
        .where("last_error", "is not", null)
        .orderBy("created_at")
        .limit(1)
        .executeTakeFirst();
      return oldest?.last_error ?? undefined;
    },

    undeliveredReceipts: ({ from, to }) =>
      database
        .selectFrom("outbox")
        .innerJoin("submissions", "submissions.id", "outbox.submission_id")
        .select(["submissions.id", "fields", "text", "last_error"])
        .where("state", "=", "dead")
        .where("kind", "=", "receipt")
        .where("finished_at", ">=", from)
        .where("finished_at", "<", to)
        .orderBy("finished_at")
        .execute(),

    unanswered: (before, limit) =>
      database
        .selectFrom("submissions")
        .select(["id", "form", "received_at", "fields", "text", "email"])
        .where("step", "=", "new")
        .where("received_at", "<", new Date(before).toISOString())
        .where(({ exists, not, selectFrom }) =>
          not(
            exists(
              selectFrom("outbox")
                .select("outbox.id")
                .whereRef("submission_id", "=", "submissions.id")
                .where("state", "in", UNWANTED),
            ),
          ),
        )
        .where(({ exists, selectFrom }) =>
          exists(selectFrom("submission_events").select("step").where("step", "is not", null)),
        )
        .orderBy("received_at")
        .orderBy("id")
        .limit(limit)
        .execute(),

    async isHeldIn({ from, to }) {
      const held = await database
        .selectFrom("outbox")
        .select("id")
        .where("state", "=", "held")
        .where("kind", "=", "school")
        .where("created_at", ">=", from)
        .where("created_at", "<", to)
        .limit(1)
        .executeTakeFirst();
      return held !== undefined;
    },

    async held(limit) {
      const held = database
        .selectFrom("outbox")
        .where("state", "=", "held")
        .where("kind", "=", "school");
      const { count, oldest } = await held
        .select(({ fn }) => [
          fn.countAll<number>().as("count"),
          fn.min<number | null>("created_at").as("oldest"),
        ])
        .executeTakeFirstOrThrow();
      const submissions = await held
        .innerJoin("submissions", "submissions.id", "outbox.submission_id")
        .selectAll("submissions")
        .orderBy("outbox.created_at", "desc")
        .orderBy("outbox.id", "desc")
        .limit(limit)
        .execute();
      return {
        count,
        newest: submissions,
        oldestSince: oldest ?? undefined,
      };
    },

    async newestBackup() {
      const backup = await database.selectFrom("backups").select("finished_at").executeTakeFirst();
      return backup?.finished_at;
    },

    async recordBackup(now) {
      await database
        .insertInto("backups")
        .values({ id: 1, finished_at: now })
        .onConflict((conflict) => conflict.column("id").doUpdateSet({ finished_at: now }))
        .execute();
    },
  };
}
