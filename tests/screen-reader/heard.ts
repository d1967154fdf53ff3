import { AssertionError } from "node:assert";

/** How long somebody waits for a phrase, in milliseconds. */
const LIMIT = 10_000;

type Phrase = string | RegExp;

/** What a screen reader has said, and whoever waits for more. */
export class Heard {
  #utterances: string[] = [];
  #transcript: string[] = [];
  #onSpeech = new Set<() => void>();

  add(words: string): void {
    this.#utterances.push(words);
    this.#transcript.push(words);
    for (const check of this.#onSpeech) check();
  }

  /** Everything since the last `forget`. */
  get now(): readonly string[] {
    return this.#utterances;
  }

  /** What is said from here on counts. */
  forget(): void {
    this.#utterances = [];
  }

  /** Notes a key or an address between the utterances, for people who read the transcript. */
  note(what: string): void {
    this.#transcript.push(`[${what}]`);
  }

  get transcript(): readonly string[] {
    return this.#transcript;
  }

  /** The transcript, which begins anew. */
  takeTranscript(): readonly string[] {
    const taken = this.#transcript;
    this.#transcript = [];
    return taken;
  }

  /** Waits until these have been said, in this order; resolves with everything since `forget`. */
  async phrases(wanted: readonly Phrase[], limit = LIMIT): Promise<string> {
    if (await this.#until(() => this.#missing(wanted) === undefined, limit)) return this.#all();
    const before = this.#transcript.slice(-15).join(" · ");
    const missing = String(this.#missing(wanted));
    throw new AssertionError({ message: `Not heard: ${missing}\nHeard: ${before}` });
  }

  /** Waits for one utterance; undefined if it does not come in that time. */
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

  /** The first phrase that has not been said after those before it. */
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
