import type { KeyboardEvent, ReactNode } from "react";
import { createPortal } from "react-dom";

import { RoundButton } from "../button/round-button.tsx";
import { useModalDialog } from "./use-modal-dialog.ts";

interface ModalProps {
  /** The accessible name of the dialog. */
  label: string;
  /** The id of the element that describes the dialog. */
  describedBy?: string;
  close: string;
  /** Shown beside the close button. */
  head?: ReactNode;
  /** Classes for the dialog's size and colours. */
  className: string;
  /** Called when the dialog was closed by its button, its backdrop or Escape: unmount it then. */
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
}

/** A modal dialog for media, open while mounted; the browser traps and restores the focus. */
export function Modal({
  label,
  describedBy,
  close,
  head,
  className,
  onClose,
  children,
  ...rest
}: ModalProps) {
  const dialog = useModalDialog();

  return createPortal(
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the browser closes the dialog on Escape.
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-label={label}
      aria-describedby={describedBy}
      onClose={onClose}
      onClick={({ target, currentTarget }) =>
        isBackdrop(target, currentTarget) && currentTarget.close()
      }
      className={`m-auto outline-none max-h-none max-w-none overflow-hidden transition duration-200 ease-out open:flex open:flex-col motion-safe:starting:translate-y-3 starting:opacity-0 motion-reduce:transition-none ${className}`}
      {...rest}
    >
      <div className="flex shrink-0 items-center justify-between gap-4 p-3">
        {head}
        <div className="ml-auto">
          <RoundButton icon="close" label={close} onClick={() => dialog.current?.close()} />
        </div>
      </div>
      {children}
    </dialog>,
    document.body,
  );
}

/** Whether a click hit the backdrop, or an element with `data-backdrop`. */
function isBackdrop(target: EventTarget, dialog: HTMLDialogElement): boolean {
  return target === dialog || (target instanceof HTMLElement && "backdrop" in target.dataset);
}
