import type { Moment } from "./submission.ts";

/** A field that was changed; undefined where there was or is nothing. */
export interface FieldChange {
  field: string;
  before: string | undefined;
  after: string | undefined;
}

/** The steps of a publish, in their order. */
export const publishSteps = ["check", "render", "store", "live"] as const;
export type PublishStep = (typeof publishSteps)[number];

/** The publish that is running, or the last one since the studio was started. */
export interface PublishProgress {
  /** `soon`: visitors see it within seconds; whether they do already is not known here. */
  state: "running" | "live" | "soon" | "failed";
  /** The step at work, or the one that failed; undefined if the publish did not begin. */
  step: PublishStep | undefined;
  /** Why it failed. */
  sentences: readonly string[];
}

/** An entry of the history: a publish, or a return to an earlier version. */
export interface HistoryRow {
  id: number;
  action: "published" | "used";
  at: Moment;
  by: string;
  message: string | undefined;
  changes: FieldChange[];
  version: number;
  /** Whether visitors see this version now. */
  isCurrent: boolean;
}

export interface Publishing {
  progress: PublishProgress | undefined;
  /** The changes that visitors do not see yet. */
  changes: FieldChange[];
  /** Names these changes, so that nobody publishes what they have not seen. */
  seen: string;
  /** One page of the history, the newest entry first. */
  history: HistoryRow[];
  /** Whether the history has older entries. */
  hasOlder: boolean;
  /** The version that undo goes back to; undefined if there is none. */
  before: number | undefined;
}
