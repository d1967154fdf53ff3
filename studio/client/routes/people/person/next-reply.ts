import { stepsOf } from "#forms/steps.ts";

import type { Reply } from "#studio/server/submissions/replies-to.ts";
import type { SubmissionDetails } from "#studio/server/submissions/submission-details.ts";

/** The text that leads to a later step, or is for who is booked; a message has none. */
export function nextReply({
  email,
  form,
  step,
  replies,
}: Pick<SubmissionDetails, "email" | "form" | "step" | "replies">): Reply | undefined {
  if (!email || form === "contact") return undefined;
  const steps = stepsOf(form);
  const isNext = (reply: Reply) => steps.indexOf(reply.step) > steps.indexOf(step);
  return replies.find((reply) => {
    if (step === "booked") return reply.step === "booked";
    return reply.step !== "declined" && isNext(reply);
  });
}
