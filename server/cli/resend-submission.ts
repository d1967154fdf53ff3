import type { AdminQueries } from "../store/admin/admin-queries.ts";

/** Requeues a submission's dead letters, makes its waiting mails due now; returns how many. */
export async function resendSubmission(
  admin: Pick<AdminQueries, "requeue" | "hurry">,
  id: string,
  now: number,
): Promise<number> {
  return (await admin.requeue(id, "dead", now)) + (await admin.hurry(id, now));
}
