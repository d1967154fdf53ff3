/** Time, as a part that tests can set. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls back once, after that many milliseconds; returns how to call it off. */
  after(milliseconds: number, callback: () => void): () => void;
}
