import type { FormName } from "#forms/contract.ts";

/** The accepted submissions. */
export interface SubmissionsTable {
  id: string;
  form: FormName;
  /** ISO 8601, UTC. */
  received_at: string;
  /** The form's values as JSON; null if a client sent the text alone. */
  fields: string | null;
  /** The text of the mail to the school. */
  text: string;
  /** The sender's address in lower case, to find all submissions of a person; null if not given. */
  email: string | null;
  /** Identifies repeated requests; null if the client sent none. */
  idempotency_key: string | null;
  /** SHA-256 of the request, to detect another body with the same idempotency key. */
  body_hash: string;
}

/** A mail about one submission: to the school, or the applicant's receipt. */
export type SubmissionMailKind = "school" | "receipt";

/** A mail from the system to the school: the summary, or the list of held submissions. */
export type SystemMailKind = "summary" | "put-aside";

export type MailKind = SubmissionMailKind | SystemMailKind;

/** In sending order: the school's mails before receipts. */
export const mailKinds: readonly MailKind[] = ["school", "put-aside", "summary", "receipt"];

/**
 * Held: the honeypot was filled in; not sent until somebody releases it.
 * Kept: written to the local inbox instead of being sent.
 */
export type MailState = "waiting" | "sent" | "kept" | "dead" | "held";

/** Mails to be sent; those about a submission are inserted in the transaction that stores it. */
export interface OutboxTable {
  /**
   * Also the Message-ID's local part, so that mail programs can recognise a duplicate. The id of a
   * system mail contains its date, so that several servers create it only once.
   */
  id: string;
  /** Null for a system mail. */
  submission_id: string | null;
  kind: MailKind;
  state: MailState;
  /** Number of attempts; also a fencing token: only the newest attempt may record its failure. */
  attempts: number;
  /** Milliseconds since 1970: when the mail is due, or when a sender’s lease on it expires. */
  next_at: number;
  created_at: number;
  /** Milliseconds since 1970: when it was sent, kept, or became a dead letter. */
  finished_at: number | null;
  last_error: string | null;
  /** Day, number and mailbox of a receipt; unique, to enforce the limit under concurrency. */
  receipt_slot: string | null;
}

/** One row, updated to test whether the database is writable. */
interface WriteChecksTable {
  id: number;
  checked_at: number;
}

/** At most one row: the move of a SQLite database into this one. */
export interface MovesTable {
  id: number;
  /** Milliseconds since 1970. */
  started_at: number;
  finished_at: number | null;
}

/** At most one row: when the newest backup finished. */
interface BackupsTable {
  id: number;
  /** Milliseconds since 1970. */
  finished_at: number;
}

/** What is known about an error in a visitor's browser: nothing that names a person. */
export interface BrowserError {
  /** `file`: a script or style sheet could not be loaded; `hydration`: React drew a part anew. */
  kind: "file" | "hydration" | "uncaught" | "rejection";
  /** React's number or the error's class; empty if there is none. */
  error: string;
  /** The path of a page of the site; empty for any other. */
  page: string;
  /** Such as `Chrome 131 on Android`. */
  browser: string;
  /** The hash in the name of the build's manifest file; empty for another build than the server's. */
  release: string;
}

/** How often an error was reported on a day. */
export interface BrowserErrorsTable extends BrowserError {
  /** In UTC, `2025-01-06`. */
  day: string;
  count: number;
}

export interface Tables {
  submissions: SubmissionsTable;
  outbox: OutboxTable;
  write_checks: WriteChecksTable;
  moves: MovesTable;
  backups: BackupsTable;
  browser_errors: BrowserErrorsTable;
}
