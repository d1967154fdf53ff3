/** Milliseconds between two requests. */
const INTERVAL = 100;

/** How a visitor fared who asked for a page ten times a second. */
export interface Visit {
  answers: number;
  /** Answers other than 200, and broken connections. */
  failures: number;
  /** The longest time in seconds from a request to its answer or, after failures, to the next one. */
  longestGap: number;
}

/** Asks for a page every 100 ms while some work goes on, each time on a new connection. */
export async function visitDuring<Result>(
  url: string,
  work: () => Promise<Result>,
): Promise<{ result: Result; visit: Visit }> {
  const visit: Visit = { answers: 0, failures: 0, longestGap: 0 };
  const requests: Promise<void>[] = [];
  /** When the first of the failed requests was sent that no answer has followed yet. */
  let failedSince: number | undefined;

  const ask = async () => {
    const at = performance.now();
    try {
      const response = await fetch(url, { headers: { connection: "close" } });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(String(response.status));
      visit.answers += 1;
      const since = Math.min(at, failedSince ?? at);
      visit.longestGap = Math.max(visit.longestGap, (performance.now() - since) / 1000);
      failedSince = undefined;
    } catch {
      visit.failures += 1;
      failedSince = Math.min(at, failedSince ?? at);
    }
  };
  const timer = setInterval(() => requests.push(ask()), INTERVAL);
  try {
    const result = await work();
    // One more, so that failures at the end count until they are over.
    requests.push(ask());
    await Promise.all(requests);
    return { result, visit };
  } finally {
    clearInterval(timer);
  }
}

/** The visit as part of a sentence. */
export function inWords({ answers, failures, longestGap }: Visit): string {
  return `${answers} of ${answers + failures} pages answered, the longest wait ${longestGap.toFixed(1)} s`;
}
