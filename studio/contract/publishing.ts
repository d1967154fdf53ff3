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
  isNewDate: boolean;
}

/** The changes of one place of the studio. */
export interface ChangeGroup {
  title: string;
  /** The URL of the view in which they were made. */
  to: string;
  changes: PendingChange[];
}
