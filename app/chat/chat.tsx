import { chat } from "#content/chat.ts";
import { type ComponentType, useCallback, useEffect, useId, useRef, useState } from "react";

import { Icon } from "../ui/icon.tsx";
import { ChatWindow } from "./chat-window.tsx";
import { WhatsappLink } from "./whatsapp-link.tsx";

const look =
  "rounded-full bg-link p-3.5 text-ground shadow-soft ring-2 ring-ground transition-[opacity,scale] duration-200 motion-safe:hover:scale-105";

/** What the window holds is loaded when it is first needed: most visitors never chat. */
const loadConversation = () => import("./conversation.tsx");

/** Starts the loading before the click. If it fails, the window tries again, and tells. */
function prepare() {
  loadConversation().catch(() => {});
}

/**
 * The round button and the chat that it opens and closes (specification, sections 2 and 4). The
 * window is a popover, so it opens before any script has run; without JavaScript a link to
 * WhatsApp stands in the button's place.
 */
export function Chat() {
  const windowId = useId();
  const chatWindow = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [Conversation, setConversation] = useState<ComponentType<{ isOpen: boolean }>>();
  const [hasFailed, setFailed] = useState(false);

  const follow = useCallback((isNowOpen: boolean) => {
    setOpen(isNowOpen);
    if (!isNowOpen) return;
    setFailed(false);
    loadConversation().then(
      (loaded) => setConversation(() => loaded.Conversation),
      () => setFailed(true),
    );
  }, []);

  useEffect(() => {
    // It may have been opened before this script ran, and nobody has moved the focus into it.
    if (!chatWindow.current?.matches(":popover-open")) return;
    const { activeElement, body } = document;
    if (activeElement === button.current || activeElement === body) {
      chatWindow.current.focus({ preventScroll: true });
    }
    follow(true);
  }, [follow]);

  return (
    <>
      <WhatsappLink aria-label={chat.link} className={`without-script hidden ${look}`}>
        <Icon name="whatsapp" className="size-7" />
      </WhatsappLink>
      <button
        ref={button}
        type="button"
        popoverTarget={windowId}
        aria-label={chat.toggle}
        aria-expanded={isOpen}
        onPointerEnter={prepare}
        onFocus={prepare}
        className={`with-script cursor-pointer ${look}`}
      >
        <Icon name={isOpen ? "close" : "whatsapp"} className="size-7" />
      </button>
      <ChatWindow
        ref={chatWindow}
        id={windowId}
        isOpen={isOpen}
        onToggle={follow}
        onLeave={() => button.current?.focus()}
      >
        {Conversation ? (
          <Conversation isOpen={isOpen} />
        ) : (
          <p role="status" className="m-auto p-6 text-center text-quiet">
            {hasFailed ? (
              <>
                {chat.unavailable}{" "}
                <WhatsappLink className="text-link underline underline-offset-4">
                  {chat.unavailableLink} <span className="sr-only">{chat.newTab}</span>
                </WhatsappLink>
              </>
            ) : (
              isOpen && chat.loading
            )}
          </p>
        )}
      </ChatWindow>
    </>
  );
}
