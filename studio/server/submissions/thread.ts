import type { Content } from "#content/content.ts";

import type { StoredSubmission } from "#server/store/admin/find-submissions.ts";
import { letterIn } from "../../contract/kept-notes.ts";
import { momentOf } from "../school-times.ts";
import { presentFields, rowOf } from "./submission-rows.ts";

/** What a person has sent, and what the school has answered, the oldest first. */
export function threadOf(sent: readonly StoredSubmission[], content: Content, now: number) {
  const entries = sent.flatMap((submission) => {
    const { id, form, received_at, events } = submission;
    const message = form === "contact" && presentFields(submission)["message"];
    const letters = events
      .filter(({ kind }) => kind === "letter")
      .map((event) => ({
        id: event.id,
        at: event.done_at,
        letter: letterIn(event.note ?? ""),
        by: event.done_by,
      }));
    const row = rowOf(submission, content, now);
    return [{ id, at: Date.parse(received_at), row, text: message || "" }, ...letters];
  });
  const { timeZone } = content.school;
  return entries
    .toSorted((one, other) => one.at - other.at)
    .map(({ at, ...entry }) => ({ ...entry, at: momentOf(at, timeZone) }));
}
