import type { FormName } from "#forms/contract.ts";
import type { MailState } from "#forms/mail-states.ts";
import type { Step } from "#forms/steps.ts";

import type { ContentTables } from "./content-tables.ts";

export interface SubmissionsTable {
  id: string;
  form: FormName;
  /** ISO 8601, UTC. */
  received_at: string;
  /** The form's values as JSON; null if a client sent the text alone. */
  fields: string | null;
  text: string;
  /** The sender's address in lower case, to find all submissions of a person; null if not given. */
  email: string | null;
  /** Identifies repeated requests; null if the client sent none. */
  idempotency_key: string | null;
  /** SHA-256 of the request, to detect another body with the same idempotency key. */
  body_hash: string;
  /** How far the school is with it. */
  step: Step;
  /** Why it was put aside, words with spaces between them; null if it was not. */
  held_for: string | null;
}

/**
 * A note in the school’s words, the phone number in the place of the one that was sent, or a letter
 * that was sent, its title in the first line.
 */
export type NoteKind = "note" | "phone" | "letter";

/** What the school did with a submission: a step that it set, or a note. */
export interface SubmissionEventsTable {
  id: string;
  submission_id: string;
  done_at: number;
  done_by: string;
  /** Null for a note. */
  step: Step | null;
  /** Null for a step. */
  note: string | null;
  /** Of the note. */
  kind: NoteKind;
}

/** A mail about one submission: to the school, or the applicant's receipt. */
export const submissionMailKinds = ["school", "receipt"] as const;

export type SubmissionMailKind = (typeof submissionMailKinds)[number];

export function isAboutSubmission(kind: MailKind): kind is SubmissionMailKind {
  return submissionMailKinds.some((one) => one === kind);
}

/**
 * In sending order: somebody waits for a link; the school's mails go before receipts. `sign-in` is
 * the link to the studio, to somebody of the school.
 */
export const mailKinds = ["sign-in", "school", "put-aside", "summary", "receipt"] as const;

export type MailKind = (typeof mailKinds)[number];

/** A mail from the system to the school: the summary, or the list of held submissions. */
export type SystemMailKind = Exclude<MailKind, SubmissionMailKind | "sign-in">;

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
  /** When the mail is due, or when a sender’s lease on it expires. */
  next_at: number;
  created_at: number;
  /** When it was sent, kept, or became a dead letter. */
  finished_at: number | null;
  last_error: string | null;
  /** Day, number and mailbox of a receipt; unique, to enforce the limit under concurrency. */
  receipt_slot: string | null;
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

export interface Tables extends ContentTables {
  submissions: SubmissionsTable;
  submission_events: SubmissionEventsTable;
  /** A sender from whom the school wants to hear no more. */
  refused_senders: {
    /** SHA-256: an address that nobody may write to is no reason to keep it. */
    mailbox_hash: string;
    refused_at: number;
    refused_by: string;
  };
  outbox: OutboxTable;
  /** One row, updated to test whether the database is writable. */
  write_checks: { id: number; checked_at: number };
  /** At most one row: when the newest backup finished. */
  backups: { id: number; finished_at: number };
  browser_errors: BrowserErrorsTable;
  sign_in_links: SignInLinksTable;
  studio_sessions: StudioSessionsTable;
  sign_in_events: SignInEventsTable;
}

/** The links that were asked for, kept for a day to count them. No secret is stored itself. */
export interface SignInLinksTable {
  /** Also the id of its mail in the outbox. */
  id: string;
  /** The mailbox that it signs in; null for one that may not, to which nothing is mailed. */
  account: string | null;
  /** Hash of a cookie of the browser that asked; null if made on the server, for any browser. */
  browser_hash: string | null;
  /** Null until the mail is composed. */
  token_hash: string | null;
  code_hash: string | null;
  /** How many codes were tried. */
  tries: number;
  asked_at: number;
  expires_at: number;
}

/** Browsers that are signed in to the studio. */
export interface StudioSessionsTable {
  id: string;
  /** Hash of the session's cookie. */
  token_hash: string;
  /** The mailbox of the person. */
  account: string;
  /** Such as `Chrome 131 on Android`. */
  device: string;
  signed_in_at: number;
  /** To within a minute. */
  seen_at: number;
}

export type SignInAction =
  | "signed-in"
  | "signed-out"
  | "signed-out-elsewhere"
  | "signed-out-everywhere"
  | "link-made"
  | "wrong-code";

/** Who signed in and out, kept for a year. */
export interface SignInEventsTable {
  id: string;
  done_at: number;
  account: string;
  action: SignInAction;
  device: string;
}
