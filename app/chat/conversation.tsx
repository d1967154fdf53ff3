import { chat } from "#content/chat.ts";
import { school } from "#content/school.ts";
import { useEffect, useId, useRef } from "react";

import { Icon } from "../ui/icon.tsx";
import { ChatMessage, Typing } from "./chat-message.tsx";
import { useConversation } from "./use-conversation.ts";
import { whatsappAddress } from "./whatsapp-address.ts";

/** The messages, and the field for the next one. It stays mounted while the window is closed. */
export function Conversation({ isOpen }: { isOpen: boolean }) {
  const { messages, isTyping, send } = useConversation();
  const inputId = useId();
  const log = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // On a phone the keyboard would cover the greeting. Elsewhere the visitor can type at once,
    // unless they went on to another part of the page while this was loading.
    const isInWindow = log.current?.parentElement?.contains(document.activeElement);
    if (isOpen && isInWindow && matchMedia("(pointer: fine)").matches) input.current?.focus();
  }, [isOpen]);

  function submit(event: React.FormEvent) {
    event.preventDefault();
    if (!input.current) return;
    const text = input.current.value.trim();
    input.current.value = "";
    input.current.focus();
    if (text === "") return;
    send(text);
    log.current?.scrollTo({ top: 0 }); // The end: see its class.
    window.open(whatsappAddress(school.phone, text), "_blank", "noopener");
  }

  return (
    <>
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- Safari lets the keyboard scroll a box only when the box can have the focus. */}
      <div
        ref={log}
        role="log"
        aria-label={chat.messages}
        tabIndex={0}
        // Reversed, so that the box stays at its end while messages come in.
        className="flex min-h-0 grow flex-col-reverse overflow-y-auto overscroll-contain p-4 -outline-offset-4"
      >
        <ol className="mb-auto flex flex-col gap-4">
          {messages.map((message) => (
            <ChatMessage key={message.id} {...message} />
          ))}
          {isTyping && <Typing />}
        </ol>
      </div>
      <form
        onSubmit={submit}
        className="flex items-center gap-2 border-t border-line bg-surface p-3"
      >
        <label htmlFor={inputId} className="sr-only">
          {chat.inputLabel}
        </label>
        <input
          ref={input}
          id={inputId}
          type="text"
          placeholder={chat.placeholder}
          autoComplete="off"
          enterKeyHint="send"
          maxLength={1000}
          className="min-h-11 min-w-0 grow rounded-full border border-quiet bg-surface px-4 text-text outline-offset-0 placeholder:text-quiet"
        />
        <button
          type="submit"
          aria-label={chat.send}
          className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full bg-link text-ground transition-transform duration-200 motion-safe:hover:scale-105"
        >
          <Icon name="send" className="size-5" />
        </button>
      </form>
    </>
  );
}
