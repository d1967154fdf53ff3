/** What the studio's frame counts, on every page. */
export interface Counts {
  /** The changes that visitors do not see yet. */
  unpublished: number;
  /** Applications and messages that nobody has answered; `isMore` if there are more than counted. */
  unanswered: { count: number; isMore: boolean };
}
