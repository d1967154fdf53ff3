import type { SubmissionMailKind, SubmissionsTable, SystemMailKind } from "./schema/tables.ts";

export interface SubmissionMail {
  id: string;
  kind: SubmissionMailKind;
  submission: SubmissionsTable;
}

/** A mail about no submission, composed when it is sent; one to sign in has the id of its link. */
interface OtherMail<Kind> {
  id: string;
  kind: Kind;
  submission?: undefined;
}

export type SystemMail = OtherMail<SystemMailKind>;
export type SignInMail = OtherMail<"sign-in">;
export type OwedMail = SubmissionMail | SystemMail | SignInMail;

/** A mail whose lease the caller holds. */
export type ClaimedMail = OwedMail & {
  /** The number of this attempt, from 1; needed to record its result. */
  attempt: number;
  createdAt: number;
  /** Why the attempt before failed. */
  lastError: string | null;
};
