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
  /** Who sent it, in lower case, to find all about one person; null where no address was named. */
  email: string | null;
  /** Marks a repetition of the same request; null where the client named none. */
  idempotency_key: string | null;
  /** SHA-256 of what was sent, to tell a repetition from another body under the same key. */
  body_hash: string;
}

/** To whom a mail goes: the provider, or the applicant who gets a receipt. */
export type MailKind = "school" | "receipt";

/** Held: written by a program that fills in every field, kept until somebody releases it. */
export type MailState = "waiting" | "sent" | "dead" | "held";

/** The mails that are owed: written in the transaction that accepts a submission. */
export interface OutboxTable {
  /** Also the Message-ID's local part, so that a second copy is recognised as one. */
  id: string;
  submission_id: string;
  kind: MailKind;
  state: MailState;
  /** How often it was tried; also the fence that only the newest attempt may pass. */
  attempts: number;
  /** Milliseconds since 1970: when it is due, or when the lease of its attempt ends. */
  next_at: number;
  created_at: number;
  /** Milliseconds since 1970: when it was sent or given up. */
  finished_at: number | null;
  last_error: string | null;
  /** Day, number and address of a receipt: unique, so that no race sends one address too many. */
  receipt_slot: string | null;
}

/** One row, rewritten to find out whether the store takes anything. */
export interface WriteChecksTable {
  id: number;
  checked_at: number;
}

/** At most one row: the move of another database into this one. */
export interface MovesTable {
  id: number;
  /** Milliseconds since 1970. */
  started_at: number;
  finished_at: number | null;
}

export interface Tables {
  submissions: SubmissionsTable;
  outbox: OutboxTable;
  write_checks: WriteChecksTable;
  moves: MovesTable;
}
