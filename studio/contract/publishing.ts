import type { Moment } from "./submission.ts";

/** A field that was changed; undefined where there was or is nothing. */
export interface FieldChange {
  field: string;
  before: string | undefined;
  after: string | undefined;
}

export interface PublishStep {
  name: string;
  title: string;
  state: "waiting" | "started" | "done" | "failed";
  /** What was found; for a failed step what is wrong. */
  sentences: readonly string[];
}

/** The publish that is running, or the last one since the studio was started. */
export interface PublishProgress {
  state: "running" | "published" | "failed";
  steps: readonly PublishStep[];
  /** Why it did not begin at all. */
  sentences: readonly string[];
}

/** One publish, or one return to a kept release. */
export interface HistoryRow {
  action: "published" | "switched";
  at: Moment;
  by: string;
  changes: FieldChange[];
  release: string;
  /** When the release was published that a switch went back to, if that is known. */
  of: Moment | undefined;
  /** Whether visitors see what was published then. */
  isCurrent: boolean;
  /** Whether it can be shown again. */
  isKept: boolean;
}

export interface Publishing {
  progress: PublishProgress | undefined;
  /** What visitors do not see yet; undefined if nothing was published so far. */
  changes: FieldChange[] | undefined;
  /** A page of all that happened, the newest first. */
  history: HistoryRow[];
  /** Where the next page begins; undefined if there is none. */
  older: number | undefined;
  /** What undo goes back to. */
  before: (Moment & { release: string }) | undefined;
}
