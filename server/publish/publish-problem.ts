import { type Mistake, sentenceOf } from "#content/check/mistake.ts";
import { SentenceError } from "#content/sentence-error.ts";
import { NewerContentError } from "../store/content/content-upgrades.ts";

/** An error described by one or more sentences that the person who publishes can understand. */
export class PublishProblem extends SentenceError {
  override name = "PublishProblem";
  readonly sentences: readonly string[];

  constructor(...sentences: readonly string[]) {
    super(sentences.join("\n"));
    this.sentences = sentences;
  }
}

/** The documents have mistakes. */
export class InvalidContent extends PublishProblem {
  override name = "InvalidContent";
  readonly mistakes: readonly Mistake[];
  /** What is said after the mistakes. */
  readonly conclusion: string;

  constructor(mistakes: readonly Mistake[], conclusion: string) {
    super(...mistakes.map(sentenceOf), conclusion);
    this.mistakes = mistakes;
    this.conclusion = conclusion;
  }
}

/** Somebody else has published, gone back or saved meanwhile; nothing was changed. */
export class Overtaken extends PublishProblem {
  override name = "Overtaken";
}

/** The sentences for an error. Of the technical errors, only a full disk has its own sentence. */
export function problemSentences(error: unknown): readonly string[] {
  if (error instanceof PublishProblem) return error.sentences;
  if (error instanceof NewerContentError) return [error.message];
  return [
    isDiskFull(String(error)) ? DISK_FULL : `Something unexpected happened: ${String(error)}`,
  ];
}

export const DISK_FULL =
  "The disk is full. Make room on it, for example by emptying the trash, and publish again.";

export function isDiskFull(text: string): boolean {
  return /ENOSPC|no space left on device|disk is full/i.test(text);
}
