import type { FormName } from "#app/forms/submission-service.ts";

/** What a visitor sent, as it was accepted. */
export interface SubmissionsTable {
  id: string;
  form: FormName;
  /** ISO 8601, UTC. */
  received_at: string;
  /** The form's values as JSON; null where a client sent the text alone. */
  fields: string | null;
  /** The body of the provider's mail. */
  text: string;
  /** Marks a repetition of the same request; null where the client named none. */
  idempotency_key: string | null;
  /** SHA-256 of what was sent, to tell a repetition from another body under the same key. */
  body_hash: string;
}

export type MailState = "waiting" | "sent" | "dead";

/** The mails that are owed: written in the transaction that accepts a submission. */
export interface OutboxTable {
  /** Also the Message-ID's local part, so that a second copy is recognised as one. */
  id: string;
  submission_id: string;
  state: MailState;
  /** How often it was tried; also the fence that only the newest attempt may pass. */
  attempts: number;
  /** Milliseconds since 1970: when it is due, or when the lease of its attempt ends. */
  next_at: number;
  created_at: number;
  /** Milliseconds since 1970: when it was sent or given up. */
  finished_at: number | null;
  last_error: string | null;
}

export interface Tables {
  submissions: SubmissionsTable;
  outbox: OutboxTable;
}
