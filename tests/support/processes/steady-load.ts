import { setTimeout as pause } from "node:timers/promises";

interface Load {
  /** Number of requests with the expected response. */
  answered: number;
  /** Descriptions of the failed requests. */
  failures: string[];
}

/** Sends `perSecond` requests a second until `isOver`, without waiting for earlier responses. */
export async function loadSteadily(options: {
  perSecond: number;
  isOver: () => boolean;
  /** Sends a request; returns what is wrong with its response, or undefined. */
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
