import type { SubmissionsTable } from "../schema/tables.ts";

/** Milliseconds after which what was put aside is mailed by itself. */
const HELD_FOR = 24 * 3_600_000;

/** When a mail that is put aside now is sent by itself. */
export function releaseTime(now: number): number {
  return now + HELD_FOR;
}

export interface NewSubmission {
  submission: SubmissionsTable;
  /** Whether the applicant gets a receipt, unless the mailbox has reached its limit. */
  mayHaveReceipt: boolean;
  /** Milliseconds since 1970. */
  now: number;
}

export interface RecordedSubmission {
  /** The given submission, or an earlier one with its idempotency key. */
  submission: SubmissionsTable;
  isNew: boolean;
  owesReceipt: boolean;
}
