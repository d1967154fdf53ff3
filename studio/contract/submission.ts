import type { FormName } from "#forms/contract.ts";

import type { mailStates } from "./submission-query.ts";

export type MailState = (typeof mailStates)[number];

/** A point in time: for machines, and as text in the school's time zone. */
export interface Moment {
  /** ISO 8601, UTC. */
  iso: string;
  /** `6 January 2025, 09:00` */
  label: string;
}

/** A submission in a list. */
export interface SubmissionRow {
  id: string;
  reference: string;
  form: FormName;
  received: Moment;
  /** Empty if it was not given. */
  name: string;
  email: string;
  startDate: string;
  /** Whether the course had started before the submission was received. */
  hadStarted: boolean;
  country: string;
  /** The state of each mail; undefined if the submission has no such mail. */
  mails: { school: MailState | undefined; receipt: MailState | undefined };
}

export interface SubmissionPage {
  rows: SubmissionRow[];
  /** The cursors of the next older and the next newer page: ids of rows; undefined without a page. */
  olderThan: string | undefined;
  newerThan: string | undefined;
  /** The stored values that the list can be filtered by. */
  startDates: string[];
  countries: string[];
  /** Whether nothing was ever received. */
  isNew: boolean;
}

/** The state of one mail and its delivery attempts. */
export interface MailHistory {
  id: string;
  kind: "school" | "receipt";
  state: MailState;
  attempts: number;
  since: Moment;
  next: Moment | undefined;
  finished: Moment | undefined;
  /** What the mail server said, in its own words. */
  lastError: string | undefined;
}

export interface SubmissionDetails extends Omit<SubmissionRow, "mails"> {
  /** The URLs to answer by mail, by phone and by WhatsApp; undefined if the number is unfit for it. */
  links: { mail: string; call: string | undefined; whatsApp: string | undefined };
  answers: { question: string; answer: string }[];
  mails: MailHistory[];
}

/** Everything that is stored about one person. */
export interface PersonPreview {
  submissions: { id: string; reference: string; form: FormName; received: Moment; mails: number }[];
  /** Mails in the local inbox. */
  inboxFiles: number;
}

/** `isBusy`: a reader of the database, such as a backup, still has a copy: erase again later. */
export interface Erasure {
  submissions: number;
  isBusy: boolean;
}
