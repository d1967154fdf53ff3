import { useEffect, useId, useRef } from "react";
import { createPortal } from "react-dom";

import { Button } from "./button.tsx";

interface MessageDialogProps {
  tone: "success" | "error" | "question";
  title: string;
  children: React.ReactNode;
  /** The label of the button that only closes. */
  close: string;
  /** A second button, that does what the dialog asks about. */
  confirm?: { label: string; onConfirm: () => void };
  onClose: () => void;
}

const icons = {
  success: "M5 13l4.5 4.5L19 7.5",
  error: "M7 7l10 10M17 7L7 17",
  question: "M9 9a3 3 0 1 1 4.4 2.6c-1 .6-1.4 1.2-1.4 2.4M12 17.5v.5",
};

/**
 * A modal message; being there is being open. The browser keeps the focus inside and gives it
 * back. It hangs on the body, so that it looks the same whichever part of the page asks for it.
 */
export function MessageDialog({
  tone,
  title,
  children,
  close,
  confirm,
  onClose,
}: MessageDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  const closeDialog = () => dialog.current?.close();

  return createPortal(
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={onClose}
      className="m-auto w-[min(28rem,calc(100vw-2rem))] rounded-2xl bg-surface p-8 text-center text-text shadow-xl backdrop:bg-night/70"
    >
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        className={`mx-auto size-16 rounded-full border-2 p-3 ${
          tone === "error" ? "border-error text-error" : "border-link text-link"
        }`}
      >
        <path d={icons[tone]} fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
      <h2 id={`${id}-title`} className="mt-5 text-3xl">
        {title}
      </h2>
      <p id={`${id}-text`} className="mt-3">
        {children}
      </p>
      <div className="mt-7 flex justify-center gap-3">
        <Button type="button" variant="quiet" onClick={closeDialog}>
          {close}
        </Button>
        {confirm && (
          <Button
            type="button"
            variant="quiet"
            onClick={() => {
              confirm.onConfirm();
              closeDialog();
            }}
          >
            {confirm.label}
          </Button>
        )}
      </div>
    </dialog>,
    document.body,
  );
}
