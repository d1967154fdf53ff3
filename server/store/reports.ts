import type { Kysely } from "kysely";

import type { MailState } from "#forms/mail-states.ts";

import { countRows } from "./count-rows.ts";
import { createPeople } from "./admin/find-people.ts";
import { createFinding } from "./admin/find-submissions.ts";
import type { Engine } from "./engines/engine.ts";
import { isOfNewSubmission, type SubmissionFilter, WAITING } from "./admin/submission-filter.ts";
import { submissionMailKinds, type Tables } from "./schema/tables.ts";

/** Milliseconds since 1970; `to` is exclusive. */
export interface Period {
  from: number;
  to: number;
}

type Found<Query extends keyof Reports> = Awaited<ReturnType<Reports[Query]>>;

export type HeldSubmissions = Found<"held">;
/** A receipt that is a dead letter, with the fields that identify the applicant. */
export type UndeliveredReceipt = Found<"undeliveredReceipts">[number];
export type UnansweredSubmissions = Found<"unanswered">;

export type Reports = ReturnType<typeof createReports>;

/** Queries for the system's mails to the school. */
export function createReports(database: Kysely<Tables>, engine: Engine["name"]) {
  const { people, countPeople } = createPeople(database, engine);
  const { count, page } = createFinding(database, engine);
  const receivedIn = ({ from, to }: Period) => ({
    receivedFrom: new Date(from).toISOString(),
    receivedBefore: new Date(to).toISOString(),
  });
  const newestOf = async (filter: SubmissionFilter, limit: number) => ({
    count: await count(filter),
    newest: await page(filter, { order: "newest first", limit }),
  });
  const mailsIn = (state: MailState) => database.selectFrom("outbox").where("state", "=", state);

  return {
    received: async (period: Period) => ({
      application: await count({ form: "application", ...receivedIn(period) }),
      contact: await count({ form: "contact", ...receivedIn(period) }),
    }),

    /** Submissions received in a period that are not put aside, and the newest of them. */
    mailed: (period: Period, limit: number) =>
      newestOf({ isWanted: true, ...receivedIn(period) }, limit),

    /** Number of mails about submissions that went into the local inbox in a period. */
    kept: ({ from, to }: Period) =>
      countRows(
        mailsIn("kept")
          .where("submission_id", "is not", null)
          .where("finished_at", ">=", from)
          .where("finished_at", "<", to),
      ),

    /** Number of submissions of a period that are mailed to nobody, because their sender is refused. */
    refused: ({ from, to }: Period) =>
      countRows(
        mailsIn("advertising")
          .where("kind", "=", "school")
          .where("created_at", ">=", from)
          .where("created_at", "<", to)
          // What somebody has marked as advertising was marked later.
          .whereRef("finished_at", "=", "created_at"),
      ),

    /**
     * Number of mails about submissions in a state now, with the time of the oldest. Dead letters
     * count only while the submission is new: once the school has set a step, it knows.
     */
    async inState(state: MailState) {
      const rows = await mailsIn(state)
        .select(({ fn }) => [
          "kind",
          fn.countAll<number>().as("count"),
          fn.min<number>("created_at").as("oldest"),
        ])
        .where("kind", "in", submissionMailKinds)
        .$if(state === "dead", (dead) => dead.where(isOfNewSubmission))
        .groupBy("kind")
        .execute();
      const countOf = (wanted: string) => rows.find(({ kind }) => kind === wanted)?.count ?? 0;
      const [oldestSince] = rows.map(({ oldest }) => oldest).toSorted((a, b) => a - b);
      return { school: countOf("school"), receipt: countOf("receipt"), oldestSince };
    },

    /** Why the oldest waiting mail has not been sent; undefined if none has failed. */
    async waitingBecause() {
      const oldest = await mailsIn("waiting")
        .select("last_error")
        .where("last_error", "is not", null)
        .orderBy("created_at")
        .limit(1)
        .executeTakeFirst();
      return oldest?.last_error ?? undefined;
    },

    undeliveredReceipts: ({ from, to }: Period) =>
      mailsIn("dead")
        .innerJoin("submissions", "submissions.id", "outbox.submission_id")
        .select(["submissions.id", "fields", "text", "last_error"])
        .where("kind", "=", "receipt")
        .where("finished_at", ">=", from)
        .where("finished_at", "<", to)
        .orderBy("finished_at")
        .execute(),

    /**
     * The people who wait for an answer, and who of them waits longest; none while nobody has waited
     * since before a time, or if the school has never set a step, because then it answers elsewhere.
     */
    async unanswered(before: number, limit: number) {
      const set = database
        .selectFrom("submission_events")
        .select("id")
        .where("step", "is not", null);
      const found = (await set.limit(1).executeTakeFirst())
        ? await people(WAITING, { order: "oldest first", limit })
        : [];
      const [longest] = found;
      if (!longest || Date.parse(longest.place.received_at) >= before)
        return { count: 0, oldest: [] };
      const oldest = found.map(({ subject, application, place }) => ({
        ...(application ?? subject),
        received_at: place.received_at,
      }));
      return { count: await countPeople(WAITING), oldest };
    },

    async isHeldIn({ from, to }: Period) {
      const held = mailsIn("held").where("created_at", ">=", from).where("created_at", "<", to);
      return (await countRows(held)) > 0;
    },

    held: (limit: number) => newestOf({ state: "held" }, limit),

    /** Milliseconds since 1970; undefined if there is none. */
    async newestBackup() {
      const backup = await database.selectFrom("backups").select("finished_at").executeTakeFirst();
      return backup?.finished_at;
    },

    async recordBackup(now: number) {
      await database
        .insertInto("backups")
        .values({ id: 1, finished_at: now })
        .onConflict((conflict) => conflict.column("id").doUpdateSet({ finished_at: now }))
        .execute();
    },
  };
}
