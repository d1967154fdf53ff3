import type { MouseEvent } from "react";

/** Whether a click follows its link here: with a modifier key it opens a tab, a window or a download. */
export function isUnmodifiedClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
}

/** Prevents an unmodified click from following a link to what opens in a dialog; returns whether it was one. */
export function interceptClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  if (!isUnmodifiedClick(event)) return false;
  event.preventDefault();
  // Safari does not focus a clicked link, and the dialog returns the focus to what had it.
  event.currentTarget.focus();
  return true;
}
