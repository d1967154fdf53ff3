import type { MouseEvent } from "react";

/** Not so a click that asks the browser for a new tab, a new window or a download. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
}
