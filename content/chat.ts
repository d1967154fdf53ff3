import type { Picture } from "./picture.ts";
import { school } from "./school.ts";

/** The chat’s texts and its picture (specification, sections 2 and 4). */
export const chat = {
  /** Names the round button that opens and closes the chat. */
  toggle: `Chat with ${school.name}`,
  /** Names the round link that takes the button’s place without JavaScript. */
  link: `Chat with ${school.name} on WhatsApp (opens in a new tab)`,
  /** Names the window, and signs what the provider writes. */
  name: school.name,
  portrait: {
    file: "people/chat-lucia",
    alt: "Illustration: a smiling woman with dark wavy hair",
    width: 400,
    height: 400,
  } satisfies Picture,
  replyTime: "Typically replies within 1 hour",
  close: "Close the chat",
  /** Names the list of messages. */
  messages: "Messages",
  loading: "Loading the chat",
  /** Shown when the chat’s code cannot be loaded, before the link to WhatsApp. */
  unavailable: "The chat could not be loaded.",
  unavailableLink: "Write to us on WhatsApp",
  typing: `${school.name} is typing`,
  greeting: "Hi there! How can I help you today?",
  /** Signs what the visitor writes. */
  you: "You",
  placeholder: "Write a message...",
  inputLabel: "Write a message",
  send: "Send message",
  /** Below a message that was sent: the new tab may have been blocked. */
  continueLink: "Continue on WhatsApp",
  newTab: "(opens in a new tab)",
} as const;
