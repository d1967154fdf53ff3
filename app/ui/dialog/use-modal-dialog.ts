import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

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

/** Locks the page's scrolling while the component is mounted (app/styles/base.css). */
function useScrollLock(): void {
  useLayoutEffect(() => {
    const { documentElement: page } = document;
    page.style.setProperty("--scrollbar-width", `${window.innerWidth - page.clientWidth}px`);
    page.dataset.scrollLock = "";
    return () => {
      page.style.removeProperty("--scrollbar-width");
      delete page.dataset.scrollLock;
    };
  }, []);
}
