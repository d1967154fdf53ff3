import { stepsOf } from "#forms/steps.ts";

import type { Reply } from "#studio/server/submissions/replies-to.ts";
import type { SubmissionDetails } from "#studio/server/submissions/submission-details.ts";

type Answered = Pick<SubmissionDetails, "email" | "form" | "step" | "replies">;

/** The text that leads an application to a later step, or is for who is booked. */
export function nextReply({ email, form, step, replies }: Answered): Reply | undefined {
  if (!email || form === "contact") return undefined;
  const steps = stepsOf("application");
  const isNext = (reply: Reply) => steps.indexOf(reply.step) > steps.indexOf(step);
  return replies.find((reply) => {
    if (step === "booked") return reply.step === "booked";
    return reply.step !== "declined" && isNext(reply);
  });
}
