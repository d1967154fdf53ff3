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
