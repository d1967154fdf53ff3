/** What the preview shows of a form. */
export interface Draft {
  /** The draft's name in addresses; `saved` is the content on the disk. */
  id: string;
  /** Why an earlier draft is shown instead of the newest: its mistakes. */
  problems: readonly string[];
}

/** The draft of a form in which nothing was changed. */
export const SAVED: Draft = { id: "saved", problems: [] };
