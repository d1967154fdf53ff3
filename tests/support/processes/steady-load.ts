import { setTimeout as pause } from "node:timers/promises";

interface Load {
  /** How many requests were answered as they should be. */
  answered: number;
  /** What went wrong, in words. */
  failures: string[];
}

/** Sends that many requests a second, whether or not earlier ones were answered, until `isOver`. */
export async function loadSteadily(options: {
  perSecond: number;
  isOver: () => boolean;
  /** Returns what is wrong with the answer to a request; undefined if nothing. */
  send: (number: number) => Promise<string | undefined>;
}): Promise<Load> {
  const load: Load = { answered: 0, failures: [] };
  const sendOne = async (number: number) => {
    const failure = await options.send(number).catch(String);
    if (failure === undefined) load.answered += 1;
    else load.failures.push(failure);
  };
  const startedAt = performance.now();
  const sent: Promise<void>[] = [];
  while (!options.isOver()) {
    const due = ((performance.now() - startedAt) / 1000) * options.perSecond;
    while (sent.length < due) sent.push(sendOne(sent.length));
    await pause(5);
  }
  await Promise.all(sent);
  return load;
}
