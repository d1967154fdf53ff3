/** A mail as the site sends it: one recipient, a text, sometimes the same as HTML. */
export interface Mail {
  /** Without angle brackets. */
  messageId: string;
  from: { name: string; address: string };
  to: string;
  replyTo: string | undefined;
  subject: string;
  text: string;
  html?: string;
  /** Beyond those that every mail has. */
  headers?: Readonly<Record<string, string>>;
  date: Date;
}

/** Hands mails over to whoever delivers them. */
export interface Transport {
  /**
   * @param signal gives the attempt up; what it holds is free again at once
   * @throws {Refusal} when trying again would not help
   * @throws {Unreachable} when any other mail would fare the same; anything else is worth another
   *   try
   */
  send(mail: Mail, signal: AbortSignal): Promise<void>;
  close(): void;
}

/** The mail was refused for good: its recipient or its content, not the server's state. */
export class Refusal extends Error {
  override name = "Refusal";
}

/** There is no talking to the mail server at all. */
export class Unreachable extends Error {
  override name = "Unreachable";
}
