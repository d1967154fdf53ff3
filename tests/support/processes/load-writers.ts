import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";

import { contactRequest } from "../server/contact-request.ts";

/** A visitor who sends one message until it is accepted, with the same idempotency key. */
export interface Visitor {
  /** The unique text of the message, also its idempotency key. */
  mark: string;
  /** The id in the 202 response; undefined until then. */
  acceptedId: string | undefined;
  /** The time at which the 202 response arrived (ISO 8601). */
  acceptedAt: string | undefined;
}

/** Milliseconds between a visitor's requests: without a pause, tests measure their own load. */
const THINKING_TIME = 100;

export function newVisitor(): Visitor {
  return { mark: randomUUID(), acceptedId: undefined, acceptedAt: undefined };
}

/** Sends a visitor's message once; returns the status, or undefined without a response. */
export async function sendOnce(visitor: Visitor, site: string): Promise<number | undefined> {
  try {
    const response = await fetch(`${site}/api/mail/send`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Idempotency-Key": visitor.mark },
      body: JSON.stringify({
        ...contactRequest,
        fields: { ...contactRequest.fields, message: visitor.mark },
      }),
    });
    if (response.status === 202) {
      const { id }: { id: string } = await response.json();
      visitor.acceptedId = id;
      visitor.acceptedAt = new Date().toISOString();
    }
    return response.status;
  } catch {
    return undefined;
  }
}

/** Sends messages of new visitors, with several at once, until `isOver`. */
export async function sendSteadily(options: {
  visitorsAtOnce: number;
  /** The server for the next visitor. */
  siteFor: () => string;
  isOver: () => boolean;
  onResponse: (status: number | undefined) => void;
}): Promise<Visitor[]> {
  const visitors: Visitor[] = [];
  const sendOneAfterAnother = async () => {
    while (!options.isOver()) {
      const visitor = newVisitor();
      visitors.push(visitor);
      options.onResponse(await sendOnce(visitor, options.siteFor()));
      await pause(THINKING_TIME);
    }
  };
  await Promise.all(Array.from({ length: options.visitorsAtOnce }, sendOneAfterAnother));
  return visitors;
}

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
export async function read(url: string, headers = {}): Promise<number | undefined> {
  try {
    const response = await fetch(url, { headers });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return undefined;
  }
}
