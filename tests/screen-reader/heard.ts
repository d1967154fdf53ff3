import { AssertionError } from "node:assert";

import { vi } from "vitest";

/** Collects the utterances of a screen reader, and waits for expected phrases. */
export class Heard {
  #utterances: string[] = [];
  #transcript: string[] = [];

  add(words: string): void {
    this.#utterances.push(words);
    this.#transcript.push(words);
  }

  /** All said since the last `forget`. */
  get now(): string {
    return this.#utterances.join(" · ");
  }

  /** Clears the utterances, but not the transcript. */
  forget(): void {
    this.#utterances = [];
  }

  /** Adds a pressed key or an opened URL to the transcript, for people who read it. */
  note(what: string): void {
    this.#transcript.push(`[${what}]`);
  }

  get transcript(): readonly string[] {
    return this.#transcript;
  }

  /** Returns the transcript and clears it. */
  takeTranscript(): readonly string[] {
    return this.#transcript.splice(0);
  }

  /** Waits until the phrases were said in this order. */
  async phrases(wanted: readonly string[], timeout = 10_000): Promise<void> {
    const check = () => {
      let end = 0;
      for (const phrase of wanted) {
        const start = this.now.indexOf(phrase, end);
        end = start + phrase.length;
        if (start >= 0) continue;
        const before = this.#transcript.slice(-15).join(" · ");
        throw new AssertionError({ message: `Not heard: ${phrase}\nHeard: ${before}` });
      }
    };
    await vi.waitFor(check, { timeout, interval: 10 });
  }
}
