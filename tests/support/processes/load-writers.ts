import { randomUUID } from "node:crypto";

import { contactRequest } from "../server/contact-request.ts";

/** One message that a visitor sends until it is accepted, under one key as the pages do. */
export interface Visitor {
  /** The message's text: no two are the same. */
  mark: string;
  /** What the site promised: the id that it answered with 202. */
  acceptedId: string | undefined;
  /** When that answer had come (ISO 8601). */
  acceptedAt: string | undefined;
}

export function newVisitor(): Visitor {
  return { mark: randomUUID(), acceptedId: undefined, acceptedAt: undefined };
}

/** Sends a visitor's message once; tells the status, or undefined where no answer came. */
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

/**
 * Many visitors at once, each followed by another, until `isOver`.
 * @param siteFor which server a visitor goes to
 * @param onAnswer told of each answer
 */
export async function sendSteadily(options: {
  visitorsAtOnce: number;
  siteFor: () => string;
  isOver: () => boolean;
  onAnswer: (status: number | undefined) => void;
}): Promise<Visitor[]> {
  const visitors: Visitor[] = [];
  const sendOneAfterAnother = async () => {
    while (!options.isOver()) {
      const visitor = newVisitor();
      visitors.push(visitor);
      options.onAnswer(await sendOnce(visitor, options.siteFor()));
    }
  };
  await Promise.all(Array.from({ length: options.visitorsAtOnce }, sendOneAfterAnother));
  return visitors;
}
