import { type RefObject, useEffect, useRef } from "react";

import { useScrollLock } from "./use-scroll-lock.ts";

/**
 * Opens a `dialog` element as a modal while it is mounted, and locks the page's scrolling. It needs
 * `tabIndex={-1}`: it has the focus itself, and so is announced with its name and description.
 */
export function useModalDialog(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useScrollLock();

  useEffect(() => {
    if (dialog.current?.open) return;
    dialog.current?.showModal();
    // With the focus on a button, Orca and Firefox announce the button and not the dialog.
    dialog.current?.focus({ preventScroll: true });
  }, []);

  return dialog;
}
