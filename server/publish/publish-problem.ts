import { type Mistake, sentenceOf } from "#content/check/mistake.ts";
import { SentenceError } from "#content/sentence-error.ts";

export class InvalidContent extends SentenceError {
  override name = "InvalidContent";
  readonly mistakes: readonly Mistake[];
  readonly conclusion: string;

  constructor(mistakes: readonly Mistake[], conclusion: string) {
    super([...mistakes.map(sentenceOf), conclusion].join("\n"));
    this.mistakes = mistakes;
    this.conclusion = conclusion;
  }
}

/** The sentences for an error. Of the technical errors, only a full disk has its own sentence. */
export function problemSentences(error: unknown): readonly string[] {
  if (error instanceof SentenceError) return error.message.split("\n");
  return [
    isDiskFull(String(error)) ? DISK_FULL : `Something unexpected happened: ${String(error)}`,
  ];
}

export const DISK_FULL =
  "The disk is full. Make room on it, for example by emptying the trash, and publish again.";

export function isDiskFull(text: string): boolean {
  return /ENOSPC|no space left on device|disk is full/i.test(text);
}
