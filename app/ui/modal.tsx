import type { KeyboardEvent, ReactNode } from "react";
import { createPortal } from "react-dom";

import { RoundButton } from "./round-button.tsx";
import { useModalDialog } from "./use-modal-dialog.ts";

interface ModalProps {
  /** Names the dialog. */
  label: string;
  /** The label of the button that closes. */
  close: string;
  /** Stands beside the button that closes. */
  head?: ReactNode;
  /** Classes for its size and its colours. */
  className: string;
  /** It has been closed, by its button, by a click beside it or with Escape: take it away. */
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
}

/**
 * Something to look at in front of the page; being there is being open. The browser keeps the
 * focus inside and gives it back to what had it before.
 */
export function Modal({ label, close, head, className, onClose, children, ...rest }: ModalProps) {
  const dialog = useModalDialog();

  return createPortal(
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape is the browser's own.
    <dialog
      ref={dialog}
      aria-label={label}
      onClose={onClose}
      onClick={({ target, currentTarget }) =>
        isBeside(target, currentTarget) && currentTarget.close()
      }
      className={`m-auto max-h-none max-w-none overflow-hidden transition duration-200 ease-out open:flex open:flex-col motion-safe:starting:translate-y-3 starting:opacity-0 motion-reduce:transition-none ${className}`}
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

/** A click on the backdrop reaches the dialog itself; `data-backdrop` marks parts that are as empty. */
function isBeside(target: EventTarget, dialog: HTMLDialogElement): boolean {
  return target === dialog || (target instanceof HTMLElement && "backdrop" in target.dataset);
}
