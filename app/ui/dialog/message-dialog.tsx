import { type ComponentProps, type KeyboardEvent, type ReactNode, useId } from "react";
import { createPortal } from "react-dom";

import { Button } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import { ResponsivePicture } from "../picture/responsive-picture.tsx";
import { useModalDialog } from "./use-modal-dialog.ts";

interface MessageDialogProps {
  tone: "success" | "error" | "question";
  title: string;
  /** A picture above the title, overlaid with the icon of the tone. */
  picture?: ComponentProps<typeof ResponsivePicture>;
  children: ReactNode;
  /** Shown below the message as a separate paragraph. */
  note?: ReactNode;
  /** The label of the button that closes the dialog. */
  close: string;
  /** A second button, which performs the action that the dialog asks about. */
  confirm?: { label: string; onConfirm: () => void };
  onClose: () => void;
}

/** The reference number looks like a ticket stub, below a dotted line. */
const stubClass =
  "mt-6 -mx-8 border-t-3 border-dotted border-border px-8 pt-5 [&_strong]:block [&_strong]:font-display [&_strong]:text-title [&_strong]:text-foreground";

const icons = { success: "check", error: "close", question: "question" } as const;

/**
 * A modal message, open while mounted; the browser traps and restores the focus. Rendered in a
 * portal on the body, so that it inherits no styles from the component that opens it.
 */
export function MessageDialog({
  tone,
  title,
  picture,
  children,
  note,
  close,
  confirm,
  onClose,
}: MessageDialogProps) {
  const dialog = useModalDialog();
  const id = useId();

  const closeDialog = () => dialog.current?.close();

  // Enter activates the first button, although the dialog itself has the focus.
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.repeat || event.target !== event.currentTarget) return;
    // Otherwise Enter would also click the button that opened the dialog and gets the focus back.
    event.preventDefault();
    closeDialog();
  }

  return createPortal(
    <dialog
      ref={dialog}
      role="alertdialog"
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={note ? `${id}-text ${id}-note` : `${id}-text`}
      onClose={onClose}
      onKeyDown={onKeyDown}
      className={`m-auto outline-none w-[min(28rem,calc(100vw-2rem))] rounded-2xl bg-card p-8 short:p-5 text-center text-foreground shadow-soft backdrop:bg-night/70 ${tone === "success" ? "sunrise" : ""}`}
    >
      <div className="relative mx-auto w-fit short:hidden">
        {picture && <ResponsivePicture {...picture} className="h-auto w-60" />}
        <div
          className={`grid place-items-center rounded-full bg-card shadow-soft ring-2 ring-current ${
            picture ? "absolute right-0 bottom-0 size-11" : "mx-auto size-16"
          } ${tone === "error" ? "text-error" : "text-link"}`}
        >
          <Icon name={icons[tone]} className="size-3/5" />
        </div>
      </div>
      <h2 id={`${id}-title`} className="mt-6 text-title">
        {title}
      </h2>
      <p id={`${id}-text`} className="mt-3 text-balance">
        {children}
      </p>
      {note && (
        <p
          id={`${id}-note`}
          className={`text-muted-foreground ${tone === "success" ? stubClass : "mt-4"}`}
        >
          {note}
        </p>
      )}
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        <Button
          type="button"
          variant={tone === "success" ? "primary" : "outline"}
          onClick={closeDialog}
        >
          {close}
        </Button>
        {confirm && (
          <Button
            type="button"
            variant="outline"
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
