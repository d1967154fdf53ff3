import type { Mail } from "#server/mail/transport.ts";

/** A mail to the school about a contact message. */
export function sampleMail(text: string): Mail {
  return {
    messageId: "one@example.com",
    from: { name: "Banderas TEFL", address: "site@example.com" },
    to: "school@example.com",
    replyTo: "mina@example.com",
    subject: "Contact Form",
    text,
    date: new Date("2025-01-06T09:00:00Z"),
  };
}
