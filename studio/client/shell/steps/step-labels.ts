import type { Step } from "#forms/steps.ts";

/** What the owner calls each step. */
export const stepLabels: Readonly<Record<Step, string>> = {
  new: "New",
  answered: "Answered",
  interview: "Interview",
  offered: "Place offered",
  booked: "Booked",
  declined: "Not now",
};
