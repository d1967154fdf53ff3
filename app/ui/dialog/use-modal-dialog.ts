import { type RefObject, useEffect, useRef } from "react";

import { useScrollLock } from "./use-scroll-lock.ts";

/**
 * Opens a `dialog` element as a modal while it is mounted, and locks the page's scrolling. The
 * dialog needs `tabIndex={-1}`: it is focused, so that its name and description are announced.
 */
export function useModalDialog(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useScrollLock();

  useEffect(() => {
    if (dialog.current?.open) return;
    dialog.current?.showModal();
    // If a button were focused, Orca with Firefox would announce the button, not the dialog.
    dialog.current?.focus({ preventScroll: true });
  }, []);

  return dialog;
}
