import { hash } from "node:crypto";
import type { Kysely } from "kysely";

import { type Step, stepsOf } from "#forms/steps.ts";
import { mailboxOf } from "../records/mailbox.ts";
import type { Tables } from "../schema/tables.ts";
import { createRequeuing } from "./requeue.ts";
import { type Doing, moveStep } from "./steps.ts";

/** Identifies a mailbox without naming it: the list of the unwanted holds no addresses. */
export function mailboxHash(email: string): string {
  return hash("sha256", mailboxOf(email));
}

/** What the school does not want to read. */
export function createRefusedSenders(database: Kysely<Tables>) {
  return {
    /**
     * Says that a submission is advertising: its mails are not sent, and it waits for no answer.
     * Returns false if there is no such submission.
     */
    markAdvertising: (submissionId: string, doing: Doing): Promise<boolean> =>
      database.transaction().execute(async (transaction) => {
        const found = await submissionOf(transaction, submissionId);
        if (!found) return false;
        await transaction
          .updateTable("outbox")
          .set({ state: "advertising", finished_at: doing.now })
          .where("submission_id", "=", submissionId)
          .where("state", "in", ["held", "waiting", "dead"])
          .execute();
        const to = stepOfAdvertising(found);
        if (found.step === "new") {
          await moveStep(transaction, submissionId, { from: "new", to }, doing);
        }
        return true;
      }),

    /**
     * Says that a submission is real: its mails are sent, its sender is accepted again, and what
     * marking it as advertising has moved waits for an answer again. Returns how many mails.
     */
    release: (submissionId: string, doing: Doing): Promise<number> =>
      database.transaction().execute(async (transaction) => {
        const found = await submissionOf(transaction, submissionId);
        if (!found) return 0;
        const from = stepOfAdvertising(found);
        if (found.step === from && (await isMovedByMark(transaction, submissionId, found))) {
          await moveStep(transaction, submissionId, { from, to: "new" }, doing);
        }
        if (found.email) await acceptSender(transaction, found.email);
        const { requeue } = createRequeuing(transaction);
        const held = await requeue("held", doing.now, submissionId);
        return held + (await requeue("advertising", doing.now, submissionId));
      }),

    /** What the sender sends from now on is stored, and neither mailed nor counted as new. */
    async refuseSender(email: string, { by, now }: Pick<Doing, "by" | "now">): Promise<void> {
      await database
        .insertInto("refused_senders")
        .values({ mailbox_hash: mailboxHash(email), refused_at: now, refused_by: by })
        .onConflict((conflict) => conflict.column("mailbox_hash").doNothing())
        .execute();
    },

    acceptSender: (email: string) => acceptSender(database, email),

    isRefused: async (email: string) => (await refusedAmong(database, [email])).has(email),
  };
}

function submissionOf(connection: Kysely<Tables>, id: string) {
  return connection
    .selectFrom("submissions")
    .select(["form", "step", "email"])
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Whether marking a submission as advertising has set its step, at the same moment, or at once. */
async function isMovedByMark(
  connection: Kysely<Tables>,
  submissionId: string,
  { email }: Pick<Tables["submissions"], "email">,
): Promise<boolean> {
  const moved = await connection
    .selectFrom("submission_events")
    .select("done_at")
    .where("submission_id", "=", submissionId)
    .where("step", "is not", null)
    .orderBy("done_at", "desc")
    .executeTakeFirst();
  if (!moved) return true;
  const marked = connection
    .selectFrom("outbox")
    .select("id")
    .where("submission_id", "=", submissionId)
    .where("state", "=", "advertising")
    .where("finished_at", "=", moved.done_at);
  const refused = connection
    .selectFrom("refused_senders")
    .select("mailbox_hash")
    .where("mailbox_hash", "=", mailboxHash(email ?? ""))
    .where("refused_at", "=", moved.done_at);
  return Boolean((await marked.executeTakeFirst()) ?? (await refused.executeTakeFirst()));
}

async function acceptSender(connection: Kysely<Tables>, email: string): Promise<void> {
  await connection
    .deleteFrom("refused_senders")
    .where("mailbox_hash", "=", mailboxHash(email))
    .execute();
}

function stepOfAdvertising({ form }: Pick<Tables["submissions"], "form">): Step {
  return stepsOf(form).at(-1) ?? "answered";
}

/** Which of these addresses the school does not want to hear from. */
export async function refusedAmong(
  database: Kysely<Tables>,
  emails: readonly string[],
): Promise<ReadonlySet<string>> {
  if (emails.length === 0) return new Set();
  const hashes = new Map(emails.map((email) => [email, mailboxHash(email)]));
  const found = await database
    .selectFrom("refused_senders")
    .select("mailbox_hash")
    .where("mailbox_hash", "in", [...hashes.values()])
    .execute();
  const refused = new Set(found.map(({ mailbox_hash }) => mailbox_hash));
  return new Set(emails.filter((email) => refused.has(hashes.get(email) ?? "")));
}
