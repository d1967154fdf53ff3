import { useEffect, useState } from "react";

/** A chat message (specification, section 3), kept in memory only. */
export interface Message {
  id: number;
  from: "visitor" | "provider";
  text: string;
  /** The visitor's local time, `HH:MM`. */
  time: string;
}

/** The visitor's local hour and minute, two digits each: "09:05". */
export function clockTime(date: Date): string {
  return [date.getHours(), date.getMinutes()]
    .map((number) => String(number).padStart(2, "0"))
    .join(":");
}

/** How long the typing indicator precedes the greeting, in ms (specification, section 9). */
const TYPING_DELAY = 2000;

/** Adds a message with the current time. */
function add(from: Message["from"], text: string) {
  const time = clockTime(new Date());
  return (earlier: readonly Message[]): readonly Message[] => [
    ...earlier,
    { id: earlier.length, from, text, time },
  ];
}

/** The messages since the page was loaded; a greeting arrives after the chat is first opened. */
export function useConversation(greeting: string) {
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
