import { chat } from "#content/chat.ts";
import { type ReactNode, type RefObject, useEffect } from "react";

import { Icon } from "../ui/icon.tsx";
import { Picture } from "../ui/picture.tsx";
import { useVisibleArea } from "./use-visible-area.ts";

interface ChatWindowProps {
  ref: RefObject<HTMLDivElement | null>;
  id: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** The window closes around the focus: give it a new place. */
  onLeave: () => void;
  children: ReactNode;
}

/** The chat's window: not modal, named after the provider, closed by Escape from anywhere. */
export function ChatWindow({ ref, id, isOpen, onToggle, onLeave, children }: ChatWindowProps) {
  useVisibleArea(ref, isOpen);

  useEffect(() => {
    if (!isOpen) return;
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      // A menu or a modal dialog in front of the chat is closed first.
      if (document.querySelector("dialog:modal, [popover=auto]:popover-open")) return;
      ref.current?.hidePopover();
    }
    document.addEventListener("keydown", closeOnEscape);
    return () => document.removeEventListener("keydown", closeOnEscape);
  }, [isOpen, ref]);

  return (
    <div
      ref={ref}
      id={id}
      popover="manual"
      role="dialog"
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-reply-time`}
      tabIndex={-1}
      onBeforeToggle={({ newState }) => {
        const hasFocus = ref.current?.contains(document.activeElement);
        if (newState === "closed" && hasFocus) onLeave();
      }}
      onToggle={({ newState }) => {
        // Not its close button: a screen reader starts with the window's name.
        if (newState === "open") ref.current?.focus({ preventScroll: true });
        onToggle(newState === "open");
      }}
      className="chat-window overflow-hidden rounded-2xl border border-line bg-ground text-text shadow-soft outline-none open:flex open:flex-col print:hidden"
    >
      <header className="grid grid-cols-[auto_1fr_auto] items-center gap-3 bg-deep py-3 pr-1 pl-4 text-white scheme-dark">
        <Picture
          {...chat.portrait}
          sizes="51px"
          className="size-12 max-w-none rounded-full ring-2 ring-aqua"
        />
        <div className="min-w-0">
          <h2 id={`${id}-name`} className="text-[length:min(1.125rem,6vw)]">
            {chat.name}
          </h2>
          <p id={`${id}-reply-time`} className="text-[length:min(0.875rem,6vw)] text-foam">
            {chat.replyTime}
          </p>
        </div>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={chat.close}
          className="grid size-11 cursor-pointer place-items-center rounded-full hover:bg-white/10"
        >
          <Icon name="close" className="size-5" />
        </button>
      </header>
      {children}
    </div>
  );
}
