/** The values of a form that the preview shows. */
export interface Draft {
  /** The draft's name in addresses; `saved` is what everybody has saved. */
  id: string;
  /** The mistakes in the newest values, because of which an earlier draft is shown. */
  problems: readonly string[];
}

/** The draft of a form in which nothing was changed. */
export const SAVED: Draft = { id: "saved", problems: [] };
