import { stepsOf } from "#forms/steps.ts";

import type { Reply } from "#studio/server/submissions/replies-to.ts";
import type { SubmissionDetails } from "#studio/server/submissions/submission-details.ts";

type Answered = Pick<SubmissionDetails, "email" | "form" | "step" | "replies"> &
  Partial<Pick<SubmissionDetails, "applicationStep" | "dateTrouble">>;

/**
 * The text that leads to a later step, or is for who is booked. For a message only if it comes from
 * who was offered a place, and there still is one.
 */
export function nextReply(submission: Answered): Reply | undefined {
  const { email, form, applicationStep, dateTrouble, replies } = submission;
  const isMessage = form === "contact";
  const isTaken = applicationStep === "offered" && !dateTrouble;
  if (!email || (isMessage && !isTaken)) return undefined;
  const step = isMessage ? "offered" : submission.step;
  const steps = stepsOf("application");
  const isNext = (reply: Reply) => steps.indexOf(reply.step) > steps.indexOf(step);
  return replies.find((reply) => {
    if (step === "booked") return reply.step === "booked";
    return reply.step !== "declined" && isNext(reply);
  });
}
