import type { NewSubmission } from "#server/store/records/insert-submissions.ts";
import type { SubmissionsTable } from "#server/store/schema/tables.ts";

/** A stored contact message. */
export function sampleSubmission(
  id: string,
  change: Partial<SubmissionsTable> = {},
): SubmissionsTable {
  return {
    id,
    form: "contact",
    received_at: "2025-01-06T09:00:00.000Z",
    fields: JSON.stringify({ email: "mina@example.com", message: "Hello" }),
    text: "Email: mina@example.com\n\nHello",
    email: "mina@example.com",
    idempotency_key: null,
    body_hash: `hash of ${id}`,
    step: "new",
    held_for: null,
    ...change,
  };
}

/** The argument for recording a contact message. */
export function newSubmission(
  id: string,
  change: Partial<SubmissionsTable> = {},
  { isHeld = false, mayHaveReceipt = true, now = 1_000_000 } = {},
): NewSubmission {
  const held_for = isHeld ? "links" : null;
  return { submission: sampleSubmission(id, { held_for, ...change }), mayHaveReceipt, now };
}
