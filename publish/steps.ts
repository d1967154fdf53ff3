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

/** An error described by one or more sentences that the person who publishes can understand. */
export class PublishProblem extends Error {
  override name = "PublishProblem";
  readonly sentences: readonly string[];

  constructor(...sentences: readonly string[]) {
    super(sentences.join("\n"));
    this.sentences = sentences;
  }
}

/** The sentences for an error. Of the technical errors, only a full disk has its own sentence. */
export function problemSentences(error: unknown): readonly string[] {
  if (error instanceof PublishProblem) return error.sentences;
  return [
    isDiskFull(String(error)) ? DISK_FULL : `Something unexpected happened: ${String(error)}`,
  ];
}

export const DISK_FULL =
  "The disk is full. Make room on it, for example by emptying the trash, and publish again.";

export function isDiskFull(text: string): boolean {
  return /ENOSPC|no space left on device/i.test(text);
}
