import { chatText as delivered } from "#content/school/chat-text.ts";
import { type ReactNode, type RefObject, useEffect } from "react";

import { useContent } from "../../content-context.tsx";
import { useWords } from "../../own-words.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { ResponsivePicture } from "../../ui/picture/responsive-picture.tsx";

interface ChatWindowProps {
  ref: RefObject<HTMLDivElement | null>;
  id: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** Called when the window closes while it contains the focus, which must then go elsewhere. */
  onFocusLost: () => void;
  children: ReactNode;
}

/** The chat window: a non-modal dialog. Escape closes it, wherever the focus is. */
export function ChatWindow({ ref, id, isOpen, onToggle, onFocusLost, children }: ChatWindowProps) {
  const { chat, school } = useContent();
  const chatText = useWords("chatText", delivered);
  useVisualViewport(ref, isOpen);

  useEffect(() => {
    // Registered while closed, too: `isOpen` is updated some milliseconds after the window opens.
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      // An open menu or modal dialog in front of the chat closes first.
      if (document.querySelector("dialog:modal, [popover=auto]:popover-open")) return;
      ref.current?.hidePopover();
    }
    document.addEventListener("keydown", closeOnEscape);
    return () => document.removeEventListener("keydown", closeOnEscape);
  }, [ref]);

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
        if (newState === "open") return;
        if (ref.current?.contains(document.activeElement)) onFocusLost();
        // Not on toggle: if the window opens again at once, the browser fires one event for both.
        onToggle(false);
      }}
      onToggle={({ newState }) => {
        if (newState === "closed") return;
        // Focus the window, not its close button: screen readers then announce the window's name.
        ref.current?.focus({ preventScroll: true });
        onToggle(true);
      }}
      className="chat-window"
    >
      <header className="grid grid-cols-[auto_1fr_auto] items-center gap-3 bg-deep py-3 pr-1 pl-4 text-white scheme-dark">
        <ResponsivePicture
          {...chat.portrait}
          sizes="51px"
          className="size-12 max-w-none rounded-full ring-2 ring-aqua"
        />
        <div className="min-w-0">
          <h2 id={`${id}-name`} className="text-[length:min(1.125rem,6vw)]">
            {school.name}
          </h2>
          <p id={`${id}-reply-time`} className="text-[length:min(0.875rem,6vw)] text-foam">
            {chat.replyTime}
          </p>
        </div>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={chatText.close}
          className="grid size-11 cursor-pointer place-items-center rounded-full hover:bg-white/10"
        >
          <Icon name="close" className="size-5" />
        </button>
      </header>
      {children}
    </div>
  );
}

/**
 * Sets `--visible-height` (the visual viewport's height) and `--keyboard` (an on-screen keyboard's
 * height) on an element: on phones the keyboard covers the page without resizing it.
 */
function useVisualViewport(element: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const visible = window.visualViewport;
    const style = element.current?.style;
    if (!isShown || !visible || !style) return;

    function measure({ height, offsetTop, scale }: VisualViewport, area: CSSStyleDeclaration) {
      // When the page is zoomed in, the visual viewport's height does not reveal the keyboard's.
      const isZoomed = scale > 1.01;
      const covered = isZoomed ? 0 : Math.max(0, window.innerHeight - height - offsetTop);
      area.setProperty("--keyboard", `${covered}px`);
      area.setProperty("--visible-height", isZoomed ? "100dvh" : `${height}px`);
    }

    const listening = new AbortController();
    const update = () => measure(visible, style);
    update();
    visible.addEventListener("resize", update, { signal: listening.signal });
    visible.addEventListener("scroll", update, { signal: listening.signal });
    return () => listening.abort();
  }, [element, isShown]);
}
