import { stepsOf } from "#forms/steps.ts";

import type { Reply } from "../../../../server/submissions/replies-to.ts";
import type { SubmissionDetails } from "../../../../server/submissions/submission-details.ts";

/** The text that leads to a later step; none once the person has an offer, or was told no. */
export function nextReply({
  email,
  form,
  step,
  replies,
}: Pick<SubmissionDetails, "email" | "form" | "step" | "replies">): Reply | undefined {
  if (!email) return undefined;
  const steps = stepsOf(form);
  return replies.find(
    (reply) => reply.step !== "declined" && steps.indexOf(reply.step) > steps.indexOf(step),
  );
}
