import { AssertionError } from "node:assert";

/** The default time to wait for a phrase, in milliseconds. */
const LIMIT = 10_000;

type Phrase = string | RegExp;

/** Collects the utterances of a screen reader, and waits for expected phrases. */
export class Heard {
  #utterances: string[] = [];
  #transcript: string[] = [];
  #onSpeech = new Set<() => void>();

  add(words: string): void {
    this.#utterances.push(words);
    this.#transcript.push(words);
    for (const check of this.#onSpeech) check();
  }

  /** All utterances since the last `forget`. */
  get now(): readonly string[] {
    return this.#utterances;
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
    const taken = this.#transcript;
    this.#transcript = [];
    return taken;
  }

  /** Waits until the phrases were said in this order; resolves with all said since `forget`. */
  async phrases(wanted: readonly Phrase[], limit = LIMIT): Promise<string> {
    if (await this.#until(() => this.#missing(wanted) === undefined, limit)) return this.#all();
    const before = this.#transcript.slice(-15).join(" · ");
    const missing = String(this.#missing(wanted));
    throw new AssertionError({ message: `Not heard: ${missing}\nHeard: ${before}` });
  }

  /** Waits for a matching utterance; undefined after `limit` milliseconds without one. */
  async utterance(
    isWanted: (words: string) => boolean,
    limit: number,
  ): Promise<string | undefined> {
    const found = () => this.#utterances.find(isWanted);
    await this.#until(() => found() !== undefined, limit);
    return found();
  }

  async #until(isHeard: () => boolean, limit: number): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const check = () => isHeard() && resolve(true);
    this.#onSpeech.add(check);
    const timer = setTimeout(() => resolve(false), limit);
    check();
    const isInTime = await promise;
    clearTimeout(timer);
    this.#onSpeech.delete(check);
    return isInTime;
  }

  #all(): string {
    return this.#utterances.join(" · ");
  }

  /** The first wanted phrase that was not said, or was said in another order. */
  #missing(wanted: readonly Phrase[]): Phrase | undefined {
    let rest = this.#all();
    for (const phrase of wanted) {
      const found = typeof phrase === "string" ? rest.indexOf(phrase) : rest.search(phrase);
      if (found < 0) return phrase;
      const [said = ""] = typeof phrase === "string" ? [phrase] : (phrase.exec(rest) ?? []);
      rest = rest.slice(found + said.length);
    }
    return undefined;
  }
}
