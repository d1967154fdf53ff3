/** A mail as the site sends it: plain text, one recipient. */
export interface Mail {
  /** Without angle brackets. */
  messageId: string;
  from: string;
  to: string;
  replyTo: string | undefined;
  subject: string;
  text: string;
  date: Date;
}

/** Hands mails over to whoever delivers them. */
export interface Transport {
  /** @throws {Refusal} when trying again would not help; anything else is worth another try */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** The mail was refused for good: its recipient or its content, not the server's state. */
export class Refusal extends Error {
  override name = "Refusal";
}
