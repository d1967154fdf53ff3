import type { Moment } from "../server/school-times.ts";

/** A value on one side of a change: words, or a picture by its name. */
export type ShownValue = { text: string } | { picture: string };

/** A value that was changed, as the owner calls it; undefined where there was or is none. */
export interface NamedChange {
  title: string;
  before: ShownValue | undefined;
  after: ShownValue | undefined;
}

/** A change that visitors do not see yet. */
export interface PendingChange extends NamedChange {
  /** Names the change, to take it back. */
  id: string;
}

/** The changes of one place of the studio. */
export interface ChangeGroup {
  title: string;
  /** The URL of the view in which they were made. */
  to: string;
  changes: PendingChange[];
}

/** What has to be mended before publishing, and the URL of the view where that is done. */
export interface PublishMistake {
  sentence: string;
  title: string;
  to: string;
}

/** The steps of a publish, in their order. */
export const publishSteps = ["check", "render", "live"] as const;
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
  changes: NamedChange[];
  version: number;
  /** Whether visitors see this version now. */
  isCurrent: boolean;
}

export interface Publishing {
  progress: PublishProgress | undefined;
  /** The changes that visitors do not see yet, by place. */
  groups: ChangeGroup[];
  mistakes: PublishMistake[];
  /** Names these changes, so that nobody publishes what they have not seen. */
  seen: string;
  /** The version that visitors see. */
  current: number;
  /** One page of the history, the newest entry first. */
  history: HistoryRow[];
  /** Whether the history has older entries. */
  hasOlder: boolean;
  /** What the site began with, which ends the history’s last page. */
  origin: { isCurrent: boolean } | undefined;
  /** The version that undo goes back to; undefined if there is none. */
  before: number | undefined;
}
