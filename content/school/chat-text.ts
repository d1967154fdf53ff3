/** The chat’s delivered texts, but for the greeting and its author (specification, sections 2 and 4). */
export const chatText = {
  /** The name of the button that opens and closes the chat, for screen readers. */
  toggle: (school: string) => `Chat with ${school}`,
  /** The name of the link that replaces the button if the browser runs no JavaScript. */
  link: (school: string) => `Chat with ${school} on WhatsApp (opens in a new tab)`,
  /** The link to WhatsApp beside the course's facts and its price. */
  ask: "Ask on WhatsApp",
  close: "Close the chat",
  /** The name of the list of messages, for screen readers. */
  messages: "Messages",
  loading: "Loading the chat",
  /** Shown before the link to WhatsApp if the chat fails to load. */
  unavailable: "The chat could not be loaded.",
  unavailableLink: "Write to us on WhatsApp",
  typing: (school: string) => `${school} is typing`,
  /** The author of the visitor’s messages. */
  you: "You",
  placeholder: "Write a message...",
  inputLabel: "Write a message",
  send: "Send message",
  /** Shown before the counter while a message is longer than the limit. */
  tooLong: "A message here has at most 1,000 characters. Please shorten it, or send it in parts.",
  /** A link below each sent message, in case the browser has blocked the new tab. */
  continueLink: "Continue on WhatsApp",
  newTab: "(opens in a new tab)",
} as const;
