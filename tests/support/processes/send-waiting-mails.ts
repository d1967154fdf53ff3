import { expect, vi } from "vitest";

import type { OutboxSql } from "../databases/outbox-sql.ts";
import { newVisitor, sendOnce, type Visitor } from "./load-writers.ts";

/**
 * Makes all waiting mails due, and waits until they are sent. Returns the visitor whose message
 * makes the site poll its outbox, which it otherwise does every half minute.
 */
export async function sendWaitingMails(
  outbox: OutboxSql,
  site: string,
  patience = 50_000,
): Promise<Visitor> {
  await outbox.makeMailsDue();
  const visitor = newVisitor();
  expect(await sendOnce(visitor, site)).toBe(202);
  await vi.waitFor(async () => expect(await outbox.waitingMails()).toBe(0), patience);
  return visitor;
}
