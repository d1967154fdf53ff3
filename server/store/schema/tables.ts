import type { FormName } from "#forms/contract.ts";

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

/** A mail about one submission: to the school, or the applicant's receipt. */
export type SubmissionMailKind = "school" | "receipt";

/** A mail from the system to the school: the summary, or the list of held submissions. */
export type SystemMailKind = "summary" | "put-aside";

export type MailKind = SubmissionMailKind | SystemMailKind;

/** In the order in which mails are sent: the school's before receipts. */
export const mailKinds: readonly MailKind[] = ["school", "put-aside", "summary", "receipt"];

/**
 * Held: written by a program that fills in every field, kept until somebody releases it.
 * Kept: written to the local inbox, so nobody was sent anything.
 */
export type MailState = "waiting" | "sent" | "kept" | "dead" | "held";

/** The mails that are owed; a submission's are written in the transaction that accepts it. */
export interface OutboxTable {
  /**
   * Also the Message-ID's local part, so that a second copy is recognised as one. A system mail's
   * names its day, so that several servers write one.
   */
  id: string;
  /** Null for a system mail. */
  submission_id: string | null;
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

/** At most one row: when the newest backup of this database was finished. */
export interface BackupsTable {
  id: number;
  /** Milliseconds since 1970. */
  finished_at: number;
}

export interface Tables {
  submissions: SubmissionsTable;
  outbox: OutboxTable;
  write_checks: WriteChecksTable;
  moves: MovesTable;
  backups: BackupsTable;
}
