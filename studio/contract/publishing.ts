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
  /** The results of the step; for a failed step, the reasons. */
  sentences: readonly string[];
}

/** The publish that is running, or the last one since the studio was started. */
export interface PublishProgress {
  state: "running" | "published" | "failed";
  steps: readonly PublishStep[];
  /** Why the publish did not begin; empty if it did. */
  sentences: readonly string[];
}

/** An entry of the history: a publish, or a rollback to an earlier release. */
export interface HistoryRow {
  action: "published" | "switched";
  at: Moment;
  by: string;
  changes: FieldChange[];
  release: string;
  /** For a switch: when the release that visitors see again was published, if known. */
  releasedAt: Moment | undefined;
  /** Whether visitors see this release now. */
  isCurrent: boolean;
  /** Whether visitors can be shown this release again. */
  isKept: boolean;
}

export interface Publishing {
  progress: PublishProgress | undefined;
  /** Changes that visitors do not see yet; undefined if nothing was published so far. */
  changes: FieldChange[] | undefined;
  /** One page of the history, the newest entry first. */
  history: HistoryRow[];
  /** The index of the entry with which the next page begins; undefined if there is none. */
  olderFrom: number | undefined;
  /** The release that undo goes back to; undefined if there is none. */
  before: (Moment & { release: string }) | undefined;
}
