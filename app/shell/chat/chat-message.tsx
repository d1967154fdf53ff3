import { chatText as delivered } from "#content/school/chat-text.ts";

import { useContent } from "../../content-context.tsx";
import { useWords } from "../../own-words.ts";
import { WhatsappLink } from "../../sections/whatsapp/whatsapp-link.tsx";

/** A chat message (specification, section 3), kept in memory only. */
export interface Message {
  id: number;
  from: "visitor" | "provider";
  text: string;
  /** The visitor's local time, `HH:MM`. */
  time: string;
}

const bubble = "w-fit rounded-2xl px-4 py-2.5 break-words whitespace-pre-wrap";
const providerBubble = `${bubble} rounded-bl-sm bg-card shadow-soft`;
const visitorBubble = `${bubble} ml-auto rounded-br-sm bg-link text-background`;

const dot = (
  <span aria-hidden="true" className="mx-0.5">
    ·
  </span>
);

/** A message with its author and time; the visitor's own messages link to WhatsApp. */
export function ChatMessage({ from, text, time }: Message) {
  const { school } = useContent();
  const chatText = useWords("chatText", delivered);
  const isOwn = from === "visitor";
  return (
    <li
      className={`chat-message max-w-[85%] ${isOwn ? "origin-bottom-right self-end" : "origin-bottom-left"}`}
    >
      <p className={isOwn ? visitorBubble : providerBubble}>{text}</p>
      <p className={`mt-1 px-1 text-xs text-muted-foreground ${isOwn ? "text-right" : ""}`}>
        {isOwn ? chatText.you : school.name} {dot} <time>{time}</time>
        {isOwn && (
          <>
            {" "}
            {dot}{" "}
            <WhatsappLink
              text={text}
              className="inline-block py-1 text-link underline underline-offset-2"
            >
              {chatText.continueLink} <span className="sr-only">{chatText.newTab}</span>
            </WhatsappLink>
          </>
        )}
      </p>
    </li>
  );
}

/** The indicator that shows that the provider is typing. */
export function Typing() {
  const { school } = useContent();
  const chatText = useWords("chatText", delivered);
  return (
    <li className={`${providerBubble} flex items-center gap-1.5 py-4`}>
      <span className="sr-only">{chatText.typing(school.name)}</span>
      <span className="typing-dot" />
      <span className="typing-dot" />
      <span className="typing-dot" />
    </li>
  );
}
