import { chatText as delivered } from "#content/school/chat-text.ts";
import { useCallback, useEffect, useId, useRef, useState } from "react";

import { useContent } from "../../content-context.tsx";
import { useWords } from "../../own-words.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { useLazyComponent } from "../../ui/use-lazy-component.ts";
import { ChatWindow } from "./chat-window.tsx";
import { WhatsappLink } from "../../sections/whatsapp/whatsapp-link.tsx";

/** The conversation is a separate chunk, because most visitors never open the chat. */
const importConversation = () =>
  import("./conversation.tsx").then(({ Conversation }) => Conversation);

/**
 * The chat button and the window that it toggles (specification, sections 2 and 4). The window is a
 * popover, so that it opens before hydration. Without JavaScript the button is a WhatsApp link.
 */
export function ChatWidget() {
  const { school } = useContent();
  const chatText = useWords("chatText", delivered);
  const windowId = useId();
  const chatWindow = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { Component: Conversation, load, preload } = useLazyComponent(importConversation);
  const [hasFailed, setFailed] = useState(false);

  const onToggle = useCallback(
    (isNowOpen: boolean) => {
      setOpen(isNowOpen);
      if (!isNowOpen) return;
      setFailed(false);
      load().catch(() => setFailed(true));
    },
    [load],
  );

  useEffect(() => {
    // A window that was opened before hydration has not received the focus yet.
    if (!chatWindow.current?.matches(":popover-open")) return;
    const { activeElement, body } = document;
    if (activeElement === button.current || activeElement === body) {
      chatWindow.current.focus({ preventScroll: true });
    }
    onToggle(true);
  }, [onToggle]);

  return (
    <>
      <WhatsappLink aria-label={chatText.link(school.name)} className="no-js hidden chat-button">
        <Icon name="whatsapp" className="size-7" />
      </WhatsappLink>
      <button
        ref={button}
        type="button"
        popoverTarget={windowId}
        aria-label={chatText.toggle(school.name)}
        aria-expanded={isOpen}
        onPointerEnter={preload}
        onFocus={preload}
        className="js-only chat-button"
      >
        <Icon name={isOpen ? "close" : "whatsapp"} className="size-7" />
      </button>
      <ChatWindow
        ref={chatWindow}
        id={windowId}
        isOpen={isOpen}
        onToggle={onToggle}
        onFocusLost={() => button.current?.focus()}
      >
        {Conversation ? (
          <Conversation isOpen={isOpen} />
        ) : (
          <p role="status" className="m-auto p-6 text-center text-muted-foreground">
            {hasFailed ? (
              <>
                {chatText.unavailable}{" "}
                <WhatsappLink className="text-link underline underline-offset-4">
                  {chatText.unavailableLink} <span className="sr-only">{chatText.newTab}</span>
                </WhatsappLink>
              </>
            ) : (
              isOpen && chatText.loading
            )}
          </p>
        )}
      </ChatWindow>
    </>
  );
}
