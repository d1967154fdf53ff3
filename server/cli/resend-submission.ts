import type { AdminQueries } from "../store/admin/admin-queries.ts";

/** Requeues a submission's dead letters and hurries those that wait; returns how many mails. */
export async function resendSubmission(
  admin: Pick<AdminQueries, "requeue" | "hurry">,
  id: string,
  now: number,
): Promise<number> {
  return (await admin.requeue(id, "dead", now)) + (await admin.hurry(id, now));
}
