import type { SubmissionsTable } from "../schema/tables.ts";

/** A submission on its way into the store. */
export interface NewSubmission {
  submission: SubmissionsTable;
  /** Keeps its mails back until somebody releases them. */
  isHeld: boolean;
  /** Whether an applicant gets a receipt, if their mailbox has not had enough of them. */
  mayHaveReceipt: boolean;
  /** Milliseconds since 1970. */
  now: number;
}

/** What is stored after all. */
export interface RecordedSubmission {
  /** The one that was given, or an earlier one under its idempotency key. */
  submission: SubmissionsTable;
  isNew: boolean;
  /** Whether a receipt was queued. */
  owesReceipt: boolean;
}
