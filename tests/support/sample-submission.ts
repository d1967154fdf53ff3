import type { SubmissionsTable } from "#server/store/tables.ts";

/** A contact message as it lies in the store. */
export function sampleSubmission(id: string, key: string | null = null): SubmissionsTable {
  return {
    id,
    form: "contact",
    received_at: "2025-01-06T09:00:00.000Z",
    fields: JSON.stringify({ email: "mina@example.com", message: "Hello" }),
    text: "Email: mina@example.com\n\nHello",
    idempotency_key: key,
    body_hash: `hash of ${id}`,
  };
}
