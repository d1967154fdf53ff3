import { chatText as delivered } from "#content/school/chat-text.ts";
import { useEffect, useId, useRef, useState } from "react";

import { useContent } from "../../content-context.tsx";
import { useWords } from "../../own-words.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { mediaMatches } from "../../ui/use-browser-state.ts";
import { ChatMessage, type Message, Typing } from "./chat-message.tsx";
import { whatsappAddress } from "../../sections/whatsapp/whatsapp-link.tsx";

/** The limit in characters: WhatsApp receives the message in a URL. */
const LONGEST_MESSAGE = 1000;

/** The message list and the input field; stays mounted while the chat window is closed. */
export function Conversation({ isOpen }: { isOpen: boolean }) {
  const { chat, school } = useContent();
  const chatText = useWords("chatText", delivered);
  const { messages, isTyping, send } = useConversation(chat.greeting);
  const inputId = useId();
  const log = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [length, setLength] = useState(0);
  /** The number of rejected attempts: each one renders a new alert, which is announced again. */
  const [refusals, setRefusals] = useState(0);
  const isTooLong = length > LONGEST_MESSAGE;

  useEffect(() => {
    // Focus the input, except on touch screens, where the keyboard would cover the greeting, and
    // unless the visitor has left the window while this chunk was loading.
    const isInWindow = log.current?.parentElement?.contains(document.activeElement);
    if (isOpen && isInWindow && mediaMatches("(pointer: fine)")) input.current?.focus();
  }, [isOpen]);

  function submit(event: React.FormEvent) {
    event.preventDefault();
    if (!input.current) return;
    const text = input.current.value.trim();
    input.current.focus();
    if (text.length > LONGEST_MESSAGE) {
      setRefusals((count) => count + 1);
      return;
    }
    input.current.value = "";
    setLength(0);
    if (text === "") return;
    send(text);
    log.current?.scrollTo({ top: 0 }); // In a column-reverse box, 0 is the end.
    window.open(whatsappAddress(school.phone, text), "_blank", "noopener");
  }

  return (
    <>
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- in Safari the keyboard can scroll only a focusable box. */}
      <div
        ref={log}
        role="log"
        aria-label={chatText.messages}
        tabIndex={0}
        // column-reverse keeps the newest message in view.
        className="flex min-h-0 grow flex-col-reverse overflow-y-auto overscroll-contain p-4 -outline-offset-4"
      >
        <ol className="mb-auto flex flex-col gap-4">
          {messages.map((message) => (
            <ChatMessage key={message.id} {...message} />
          ))}
          {isTyping && <Typing />}
        </ol>
      </div>
      {isTooLong && (
        <p
          key={refusals}
          id={`${inputId}-limit`}
          role="alert"
          className="border-t border-border bg-card px-4 pt-3 text-sm font-medium text-error"
        >
          {chatText.tooLong}{" "}
          <span aria-hidden="true" className="whitespace-nowrap tabular-nums">
            {length.toLocaleString("en")} / {LONGEST_MESSAGE.toLocaleString("en")}
          </span>
        </p>
      )}
      <form
        onSubmit={submit}
        className={`flex items-center gap-2 bg-card p-3 ${isTooLong ? "" : "border-t border-border"}`}
      >
        <label htmlFor={inputId} className="sr-only">
          {chatText.inputLabel}
        </label>
        <input
          ref={input}
          id={inputId}
          type="text"
          placeholder={chatText.placeholder}
          autoComplete="off"
          enterKeyHint="send"
          onInput={({ currentTarget }) => setLength(currentTarget.value.trim().length)}
          aria-invalid={isTooLong || undefined}
          aria-describedby={isTooLong ? `${inputId}-limit` : undefined}
          className={`min-h-11 min-w-0 grow rounded-full bg-card px-4 text-foreground outline-offset-0 placeholder:text-muted-foreground ${isTooLong ? "border-2 border-error" : "border border-muted-foreground"}`}
        />
        <button
          type="submit"
          aria-label={chatText.send}
          className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full bg-link text-background transition-transform duration-200 motion-safe:hover:scale-105"
        >
          <Icon name="send" className="size-5" />
        </button>
      </form>
    </>
  );
}

/** The visitor's local hour and minute, two digits each: "09:05". */
function clockTime(date: Date): string {
  return [date.getHours(), date.getMinutes()]
    .map((number) => String(number).padStart(2, "0"))
    .join(":");
}

/** How long the typing indicator precedes the greeting, in ms (specification, section 9). */
const TYPING_DELAY = 2000;

function add(from: Message["from"], text: string) {
  const time = clockTime(new Date());
  return (earlier: readonly Message[]): readonly Message[] => [
    ...earlier,
    { id: earlier.length, from, text, time },
  ];
}

/** The messages since the page was loaded; a greeting arrives after the chat is first opened. */
function useConversation(greeting: string) {
  const [messages, setMessages] = useState<readonly Message[]>([]);
  const [isTyping, setTyping] = useState(true);

  useEffect(() => {
    const timer = setTimeout(() => {
      setTyping(false);
      setMessages(add("provider", greeting));
    }, TYPING_DELAY);
    return () => clearTimeout(timer);
  }, [greeting]);

  return { messages, isTyping, send: (text: string) => setMessages(add("visitor", text)) };
}
