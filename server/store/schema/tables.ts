import type { FormName } from "#forms/contract.ts";
import type { Step } from "#forms/steps.ts";

import type { SignInEventsTable, SignInLinksTable, StudioSessionsTable } from "./sign-in-tables.ts";

export type { SignInEventsTable, SignInLinksTable, StudioSessionsTable };

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
  /** How far the school is with it. */
  step: Step;
  /** Why it was put aside, words with spaces between them; null if it was not. */
  held_for: string | null;
}

/** A sender from whom the school wants to hear no more. */
interface RefusedSendersTable {
  /** SHA-256: an address that nobody may write to is no reason to keep it. */
  mailbox_hash: string;
  /** Milliseconds since 1970. */
  refused_at: number;
  refused_by: string;
}

/** What the school did with a submission: a step that it set, or a note. */
export interface SubmissionEventsTable {
  id: string;
  submission_id: string;
  /** Milliseconds since 1970. */
  done_at: number;
  done_by: string;
  /** Null for a note. */
  step: Step | null;
  /** Null for a step. */
  note: string | null;
}

/** A mail about one submission: to the school, or the applicant's receipt. */
export const submissionMailKinds = ["school", "receipt"] as const;

export type SubmissionMailKind = (typeof submissionMailKinds)[number];

export function isAboutSubmission(kind: MailKind): kind is SubmissionMailKind {
  return submissionMailKinds.some((one) => one === kind);
}

/** A mail from the system to the school: the summary, or the list of held submissions. */
export type SystemMailKind = "summary" | "put-aside";

/** `sign-in`: the link to the studio, to somebody of the school. */
export type MailKind = SubmissionMailKind | SystemMailKind | "sign-in";

/** In sending order: somebody waits for a link; the school's mails go before receipts. */
export const mailKinds: readonly MailKind[] = [
  "sign-in",
  "school",
  "put-aside",
  "summary",
  "receipt",
];

/**
 * Held: put aside because it looks like advertising; sent at `next_at`, or when somebody releases it.
 * Kept: written to the local inbox instead of being sent.
 * Advertising: the school says so, or wants nothing from this sender; never sent.
 */
export type MailState = "waiting" | "sent" | "kept" | "dead" | "held" | "advertising";

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
interface MovesTable {
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

/** Versions of the content; none is ever changed or deleted: one is 14 KB. */
export interface ContentVersionsTable {
  /** 0 is what the site showed before the first publish. */
  number: number;
  /** The version that it changed; null for version 0. */
  based_on: number | null;
  /** The number of upgrades that its documents include (content-upgrades.ts). */
  schema: number;
  /** All documents as one JSON object, by name. */
  documents: string;
  hash: string;
  /** What the publisher wrote about it. */
  message: string | null;
  /** The changed fields in words, as JSON. */
  changes: string;
}

/** Which version visitors saw from when on. The newest row is the pointer to the current one. */
export interface ContentHistoryTable {
  /** Numbered without gaps: of two who move the pointer at once, only one can insert the next. */
  id: number;
  version: number;
  /** Used: somebody went back to a version that had been published before. */
  action: "published" | "used";
  /** Milliseconds since 1970. */
  done_at: number;
  done_by: string;
}

/** The documents that differ from the published ones. Everybody edits the same draft. */
export interface ContentDraftsTable {
  name: string;
  /** The document as JSON. */
  value: string;
  /** Of the value; only who has seen this value may replace it. */
  hash: string;
  schema: number;
  /** The current version when it was saved. */
  based_on: number;
  /** Milliseconds since 1970. */
  saved_at: number;
  saved_by: string;
}

/** Uploaded pictures, which never change. */
export interface PicturesTable {
  /** A hash, part of the name by which documents refer to it. */
  id: string;
  /** Its widths, crop and so on, as JSON. */
  record: string;
  /** Milliseconds since 1970: when it was uploaded last. */
  used_at: number;
}

export interface PictureFilesTable {
  /** `id/192.avif` */
  path: string;
  picture_id: string;
  bytes: Uint8Array;
}

/** Generated files with a hash in their name, which pages of earlier versions still ask for. */
export interface KeptFilesTable {
  /** The URL path, such as `/content/0a1b2c3d.js`. */
  name: string;
  bytes: Uint8Array;
  brotli: Uint8Array | null;
  gzip: Uint8Array | null;
  /** Milliseconds since 1970: when it was last part of the current pages. */
  used_at: number;
}

/** Whole rendered sites, which servers without a common data folder share. */
export interface RenderedSitesTable {
  /** The name of its file in a server's cache: a hash of what it was rendered from, and the day. */
  file: string;
  bytes: Uint8Array;
  /** Milliseconds since 1970. */
  rendered_at: number;
}

/** Servers that cannot show the current version, until they can. */
export interface ContentRefusalsTable {
  /** Unique while the server runs. */
  server: string;
  version: number | null;
  problem: string;
  /** Milliseconds since 1970: when the server has tried last. */
  refused_at: number;
}

export interface Tables {
  submissions: SubmissionsTable;
  submission_events: SubmissionEventsTable;
  refused_senders: RefusedSendersTable;
  outbox: OutboxTable;
  write_checks: WriteChecksTable;
  moves: MovesTable;
  backups: BackupsTable;
  browser_errors: BrowserErrorsTable;
  content_versions: ContentVersionsTable;
  content_history: ContentHistoryTable;
  content_drafts: ContentDraftsTable;
  pictures: PicturesTable;
  picture_files: PictureFilesTable;
  kept_files: KeptFilesTable;
  rendered_sites: RenderedSitesTable;
  content_refusals: ContentRefusalsTable;
  sign_in_links: SignInLinksTable;
  studio_sessions: StudioSessionsTable;
  sign_in_events: SignInEventsTable;
}
