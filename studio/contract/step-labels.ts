import { stepsAfterReply } from "#content/schema/answering.ts";
import type { Step } from "#forms/steps.ts";

/** What the owner calls each step. */
export const stepLabels: Readonly<Record<Step, string>> = {
  new: "New",
  ...stepsAfterReply,
};
