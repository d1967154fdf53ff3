import { setTimeout as pause } from "node:timers/promises";

import { sendSteadily, THINKING_TIME, type Visitor } from "./load-writers.ts";

/** Visitors at the same time: so many read pages, and so many send messages. */
const EACH = 3;

/** Starts visitors who read pages or send messages; records the status of every response. */
export function startVisitors(site: string, paths: readonly string[] = ["/program"]) {
  const over = new AbortController();
  const answers: (number | undefined)[] = [];
  const pages: (number | undefined)[] = [];
  const readers = Array.from({ length: EACH }, async () => {
    for (let visit = 0; !over.signal.aborted; visit += 1) {
      pages.push(await read(site + paths[visit % paths.length]));
      await pause(THINKING_TIME);
    }
  });
  const senders = sendSteadily({
    visitorsAtOnce: EACH,
    siteFor: () => site,
    isOver: () => over.signal.aborted,
    onResponse: (status) => answers.push(status),
  });
  return {
    answers,
    pages,
    async stop(): Promise<Visitor[]> {
      over.abort();
      await Promise.all(readers);
      return senders;
    },
  };
}

/** The status of a response that has arrived whole. */
async function read(url: string): Promise<number | undefined> {
  try {
    const response = await fetch(url);
    await response.arrayBuffer();
    return response.status;
  } catch {
    return undefined;
  }
}
