import type { SubmissionsTable } from "../schema/tables.ts";

export interface NewSubmission {
  submission: SubmissionsTable;
  /** Whether the honeypot was filled in: its mails are then held until somebody releases them. */
  isHeld: boolean;
  /** Whether the applicant gets a receipt, unless the mailbox has reached its limit. */
  mayHaveReceipt: boolean;
  /** Milliseconds since 1970. */
  now: number;
}

export interface RecordedSubmission {
  /** The given submission, or an earlier one with its idempotency key. */
  submission: SubmissionsTable;
  isNew: boolean;
  /** Whether a receipt was queued. */
  owesReceipt: boolean;
}
