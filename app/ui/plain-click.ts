import type { MouseEvent } from "react";

/** Not so a click that asks the browser for a new tab, a new window or a download. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
}

/**
 * Takes over a plain click on a link that can open in front of the page what it leads to.
 * Tells whether the click was one.
 */
export function takeOverClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  if (!isPlainClick(event)) return false;
  event.preventDefault();
  // Safari does not focus a link that is clicked, and what opens gives the focus back to it.
  event.currentTarget.focus();
  return true;
}
