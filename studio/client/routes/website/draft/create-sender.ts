import { SentenceError } from "#content/sentence-error.ts";

/** Milliseconds without typing before something is sent, and between two tries. */
const PAUSE = 400;
const RETRY = 3000;

/**
 * Sends after a pause, one round at a time, and tries again what has failed.
 * @param sendAll sends what is to be sent by now
 * @param failed is told why that was not possible
 */
export function createSender(sendAll: () => Promise<void>, failed: (sentence: string) => void) {
  let round: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function schedule(pause = PAUSE): void {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), pause);
  }

  function flush(): Promise<void> {
    return (round ??= sendAll()
      .catch((error: unknown) => {
        failed(error instanceof SentenceError ? error.message : NOT_NOW);
        schedule(RETRY);
      })
      .finally(() => (round = undefined)));
  }

  return { schedule, flush, isSending: () => round !== undefined };
}

export const NOT_NOW = "The studio could not save this just now.";
