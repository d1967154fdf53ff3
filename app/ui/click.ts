import type { MouseEvent } from "react";

/** Whether a click navigates in this tab: with modifier keys, browsers open a tab or download. */
export function isUnmodifiedClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
}

/** Cancels an unmodified click on a link whose target opens in a dialog; returns whether it did. */
export function interceptClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  if (!isUnmodifiedClick(event)) return false;
  event.preventDefault();
  // Safari does not focus a clicked link, but the closed dialog should return the focus to it.
  event.currentTarget.focus();
  return true;
}
