import { stepsOf } from "#forms/steps.ts";

import type { Reply } from "#studio/server/submissions/replies-to.ts";
import type { SubmissionDetails } from "#studio/server/submissions/submission-details.ts";

/** Words of who asks when a course begins, or what it costs. */
const ABOUT_DATES =
  /\b(?:dates?|starts?|begins?|tuition|price|next course|when (?:do|does|is|are|will|can)|(?:in|of|until) (?:january|february|march|april|may|june|july|august|september|october|november|december))\b/i;

/**
 * The text that leads to a later step, or is for who is booked; for a message, the one that has the
 * next dates, if it asks for them.
 */
export function nextReply({
  email,
  form,
  step,
  message,
  replies,
}: Pick<SubmissionDetails, "email" | "form" | "step" | "message" | "replies">): Reply | undefined {
  if (!email) return undefined;
  if (form === "contact") {
    return ABOUT_DATES.test(message) ? replies.find(({ hasDates }) => hasDates) : undefined;
  }
  const steps = stepsOf(form);
  const isNext = (reply: Reply) => steps.indexOf(reply.step) > steps.indexOf(step);
  return replies.find((reply) => {
    if (step === "booked") return reply.step === "booked";
    return reply.step !== "declined" && isNext(reply);
  });
}
