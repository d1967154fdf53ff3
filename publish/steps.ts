/** The steps of a publish, in their order, with their titles. */
export const stepTitles = {
  check: "Check the content",
  build: "Build the pages",
  try: "Try every page",
  switch: "Show the new pages to visitors",
  keep: "Write it down and tidy up",
} as const;

export type StepName = keyof typeof stepTitles;

/** The progress of a publish, for a person who watches. */
export interface StepReport {
  step: StepName;
  state: "started" | "done" | "failed";
  /** What was found; for a failed step what is wrong, and what to do. */
  sentences: readonly string[];
}

export type OnStep = (report: StepReport) => void;
