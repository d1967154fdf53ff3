import { type RefObject, useEffect, useRef } from "react";

import { useScrollLock } from "./use-scroll-lock.ts";

/** For a `dialog` that is open as long as it is there: modal, with the page behind it held still. */
export function useModalDialog(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useScrollLock();

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  return dialog;
}
