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

/** A state of the pages that visitors saw, and could see again. */
export interface ReleaseRow {
  name: string;
  at: Moment;
  by: string;
  changes: FieldChange[];
  isCurrent: boolean;
}

export interface Publishing {
  progress: PublishProgress | undefined;
  /** What visitors do not see yet; undefined if nothing was published so far. */
  changes: FieldChange[] | undefined;
  /** The newest first. */
  releases: ReleaseRow[];
  /** What undo goes back to. */
  before: string | undefined;
}
