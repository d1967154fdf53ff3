import { Kysely } from "kysely";

import type { Engine } from "#server/store/engines/engine.ts";
import { insertBatch } from "#server/store/records/insert-submissions.ts";
import type { NewSubmission } from "#server/store/records/new-submission.ts";
import type { MailState, Tables } from "#server/store/schema/tables.ts";

const BATCH = 500;

/** Inserts contact messages of a number of people, with all their mails in the same state. */
export async function fill(
  engine: Engine,
  options: { from: number; to: number; people: number; state: MailState },
): Promise<void> {
  const database = new Kysely<Tables>({ dialect: engine.dialect });
  for (let number = options.from; number < options.to; number += BATCH) {
    const length = Math.min(BATCH, options.to - number);
    const batch = Array.from({ length }, (_, index) => message(number + index, options.people));
    await insertBatch(database, batch);
  }
  if (options.state !== "waiting") {
    await database.updateTable("outbox").set({ state: options.state }).execute();
  }
}

export function message(number: number, people: number): NewSubmission {
  const email = `person${number % people}@example.com`;
  const text = `Email: ${email}\n\nMay I ask about the course? This is message ${number}.`;
  return {
    submission: {
      id: `message-${number}`,
      form: "contact",
      received_at: new Date(Date.UTC(2026, 0, 1) + number * 1000).toISOString(),
      fields: JSON.stringify({ email, message: text }),
      text,
      email,
      idempotency_key: `key-${number}`,
      body_hash: "0".repeat(64),
    },
    isHeld: false,
    mayHaveReceipt: true,
    now: Date.UTC(2026, 0, 1) + number * 1000,
  };
}
