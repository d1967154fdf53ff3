import type { StoredSubmission } from "../store/admin/find-submissions.ts";
import { type Desk, DeskProblem } from "./desk.ts";
import { timeFor } from "./terminal/times.ts";

/** Tells the user when the running site notices requeued mails. */
export const SOON = "The site sends within half a minute, if it runs.";

/** Explains, by the state of each mail, why a submission has no mail to requeue. */
export function nothingRequeued(
  desk: Desk,
  id: string,
  submission: StoredSubmission | undefined,
): DeskProblem {
  if (!submission) return new DeskProblem(`There is no submission ${id}.`);
  const what = submission.mails.map(({ kind, state, next_at, finished_at }) => {
    if (state === "waiting") return `the ${kind} mail waits until ${timeFor(desk, next_at)}`;
    if (state === "held") return `the ${kind} mail is held (see release)`;
    const when = finished_at === null ? "" : ` (${timeFor(desk, finished_at)})`;
    return `the ${kind} mail is ${state}${when}`;
  });
  return new DeskProblem(`Nothing was changed: ${what.join(", ")}.`);
}
