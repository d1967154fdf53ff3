import type { FormName } from "#forms/contract.ts";
import type { Step } from "#forms/steps.ts";

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
  step: Step;
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
  sources: string[];
  steps: StepCount[];
  /** What has waited for an answer for too long, the oldest first; the list may name a part only. */
  waiting: { rows: WaitingRow[]; hasMore: boolean };
  /** Whether nothing was ever received. */
  isNew: boolean;
}

/** How many submissions are at a step, up to a limit. */
export interface StepCount {
  step: Step;
  count: number;
  /** Whether there are more than that. */
  isMore: boolean;
}

export interface WaitingRow extends Pick<SubmissionRow, "id" | "form" | "name" | "email"> {
  days: number;
}

/** The state of one mail and its delivery attempts. */
export interface MailHistory {
  kind: "school" | "receipt";
  state: MailState;
  attempts: number;
  next: Moment | undefined;
  /** What the mail server said, in its own words. */
  lastError: string | undefined;
}

/** A moment in the history of a submission. */
export type TimelineEntry = { id: string; at: Moment } & (
  | { kind: "received" }
  | { kind: "mail"; mail: MailHistory }
  | { kind: "step"; step: Step; by: string }
  | { kind: "note"; note: string; by: string }
);

/** Another submission with the same email address. */
export interface RelatedSubmission {
  id: string;
  reference: string;
  form: FormName;
  received: Moment;
}

/** A text with which the school answers an application, filled in for it. */
export interface Reply {
  title: string;
  text: string;
  /** The URLs that send it; by WhatsApp undefined if the number is unfit for it. */
  mail: string;
  whatsApp: string | undefined;
  /** The step that follows. */
  step: Step;
  /** Whether it should have the link for booking an interview, but the school has named none. */
  lacksBooking: boolean;
}

/** Whether a submission looks like advertising, or is. */
export interface PutAside {
  /** Undefined: it is mailed as any other. */
  state: "held" | "advertising" | undefined;
  /** Why, a sentence each. */
  reasons: string[];
  /** Whether the school wants nothing more from this address. */
  isSenderRefused: boolean;
}

export interface SubmissionDetails extends Omit<SubmissionRow, "mails"> {
  /** The URLs to answer by mail, by phone and by WhatsApp; undefined if the number is unfit for it. */
  links: { mail: string; call: string | undefined; whatsApp: string | undefined };
  replies: Reply[];
  putAside: PutAside;
  answers: { question: string; answer: string }[];
  /** The oldest first. */
  timeline: TimelineEntry[];
  /** The newest first; at most a few. */
  related: RelatedSubmission[];
  /** The ids of its neighbours in the list that a query describes. */
  newer: string | undefined;
  older: string | undefined;
}

/** What became of a step that somebody has pressed. */
export type StepOutcome =
  | { isSet: true; step: Step }
  /** Somebody else was faster: nothing was changed. */
  | { isSet: false; step: Step; by: string; at: Moment | undefined };

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
