/** An error whose message is one or more sentences for the person who has to act. */
export class SentenceError extends Error {
  override name = "SentenceError";
}
