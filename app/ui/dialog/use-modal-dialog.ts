import { type RefObject, useEffect, useRef } from "react";

import { useScrollLock } from "./use-scroll-lock.ts";

/** Shows a `dialog` as a modal while it is mounted, with the page's scrolling locked. */
export function useModalDialog(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useScrollLock();

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  return dialog;
}
