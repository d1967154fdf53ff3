import { type RefObject, useEffect, useRef } from "react";

import { useScrollLock } from "./use-scroll-lock.ts";

/** Opens a `dialog` element as a modal while it is mounted, and locks the page's scrolling. */
export function useModalDialog(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useScrollLock();

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  return dialog;
}
