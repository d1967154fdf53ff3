import type { SubmissionMailKind, SubmissionsTable, SystemMailKind } from "./schema/tables.ts";

export interface SubmissionMail {
  id: string;
  kind: SubmissionMailKind;
  submission: SubmissionsTable;
}

/** A mail from the system, composed from the store's content when it is sent. */
export interface SystemMail {
  id: string;
  kind: SystemMailKind;
  submission?: undefined;
}

/** A mail with a link to sign in to the studio; the id is the link's. */
export interface SignInMail {
  id: string;
  kind: "sign-in";
  submission?: undefined;
}

export type OwedMail = SubmissionMail | SystemMail | SignInMail;

/** A mail whose lease the caller holds. */
export type ClaimedMail = OwedMail & {
  /** The number of this attempt, from 1; needed to record its result. */
  attempt: number;
  createdAt: number;
  lastError: string | null;
};
