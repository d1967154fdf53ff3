import { newVisitor, read, sendOnce, type Visitor } from "#tests/support/processes/load-writers.ts";

export const SITE = "http://127.0.0.1:3000";

export interface Visit {
  /** Pages and forms that were answered as they should be. */
  answers: number;
  /** Other answers, and broken connections. */
  failures: number;
  /** The longest time in seconds from a request to its answer or, after failures, to the next one. */
  longestGap: number;
}

/** Everybody who has sent a form. */
export const senders: Visitor[] = [];

/**
 * Asks for a page ten times a second, and sends two forms, while some work goes on.
 * @param tries how often a visitor asks before it counts as a failure
 */
export async function visitDuring<Result>(
  site: string,
  work: () => Promise<Result>,
  tries = 1,
): Promise<{ result: Result; visit: Visit }> {
  const visit: Visit = { answers: 0, failures: 0, longestGap: 0 };
  const requests: Promise<void>[] = [];
  /** When the first of the failed requests was sent that no answer has followed yet. */
  let failedSince: number | undefined;

  const isAnswered = async (request: () => Promise<boolean>, left: number): Promise<boolean> =>
    (await request()) || (left > 1 && isAnswered(request, left - 1));
  const ask = async (request: () => Promise<boolean>) => {
    const at = performance.now();
    if (await isAnswered(request, tries)) {
      visit.answers += 1;
      const since = Math.min(at, failedSince ?? at);
      visit.longestGap = Math.max(visit.longestGap, (performance.now() - since) / 1000);
      failedSince = undefined;
    } else {
      visit.failures += 1;
      failedSince = Math.min(at, failedSince ?? at);
    }
  };
  const isRead = async () => (await read(site, { connection: "close" })) === 200;
  const look = () => requests.push(ask(isRead));
  const send = () => {
    const visitor = newVisitor();
    senders.push(visitor);
    requests.push(ask(async () => (await sendOnce(visitor, site)) === 202));
  };
  const timers = [setInterval(look, 100), setInterval(send, 500)];
  try {
    const result = await work();
    // One more, so that failures at the end count until they are over.
    look();
    await Promise.all(requests);
    return { result, visit };
  } finally {
    for (const timer of timers) clearInterval(timer);
  }
}

/** The visit as part of a sentence. */
export function inWords({ answers, failures, longestGap }: Visit): string {
  return `${answers} of ${answers + failures} pages and forms answered, the longest wait ${longestGap.toFixed(1)} s`;
}
