import { AssertionError } from "node:assert";

import { vi } from "vitest";

/** Collects the utterances of a screen reader, and waits for expected phrases. */
export class Heard {
  #utterances: string[] = [];
  /** All that was said, between the pressed keys and the opened URLs, for people who read it. */
  readonly transcript: string[] = [];

  add(words: string): void {
    this.#utterances.push(words);
    this.transcript.push(words);
  }

  /** All said since the last `forget`. */
  get now(): string {
    return this.#utterances.join(" · ");
  }

  /** Clears the utterances, but not the transcript. */
  forget(): void {
    this.#utterances = [];
  }

  /** Waits until the phrases were said in this order. */
  async phrases(wanted: readonly string[], timeout = 10_000): Promise<void> {
    const check = () => {
      let end = 0;
      for (const phrase of wanted) {
        const start = this.now.indexOf(phrase, end);
        end = start + phrase.length;
        if (start >= 0) continue;
        const before = this.transcript.slice(-15).join(" · ");
        throw new AssertionError({ message: `Not heard: ${phrase}\nHeard: ${before}` });
      }
    };
    await vi.waitFor(check, { timeout, interval: 10 });
  }
}
