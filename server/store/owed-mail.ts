import type { SubmissionMailKind, SubmissionsTable, SystemMailKind } from "./schema/tables.ts";

/** A mail whose content comes from one submission. */
export interface SubmissionMail {
  id: string;
  kind: SubmissionMailKind;
  submission: SubmissionsTable;
}

/** A mail from the system, written from what the store holds when it is sent. */
export interface SystemMail {
  id: string;
  kind: SystemMailKind;
  submission?: undefined;
}

export type OwedMail = SubmissionMail | SystemMail;

/** A mail that this sender holds until its lease ends. */
export type ClaimedMail = OwedMail & {
  /** Which attempt this is, from 1: the result must name it. */
  attempt: number;
  createdAt: number;
};
