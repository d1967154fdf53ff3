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
  /** A Message-ID of nothing that was sent, so that mails of one subject are threads of their own. */
  references?: string;
  attachments?: readonly { filename: string; contentType: string; content: string }[];
  /** Beyond those that every mail has. */
  headers?: Readonly<Record<string, string>>;
  date: Date;
}

/** Hands mails over to whoever delivers them. */
export interface Transport {
  /** Mails stay on this machine: they count as kept, never as sent. */
  keepsMails?: true;
  /**
   * @param signal aborts the attempt; its connection is closed at once
   * @throws {PermanentFailure} when the server refuses this mail with a 5xx
   * @throws {TransportUnavailable} when the server cannot be reached by any mail
   * @throws {TransportRejected} when the server takes no mail at all from this site; anything else
   *   is a temporary failure of this mail
   */
  send(mail: Mail, signal: AbortSignal): Promise<void>;
  close(): void;
}

/** 5xx about this mail: its recipient or its content. */
export class PermanentFailure extends Error {
  override name = "PermanentFailure";
}

/** No address, no connection or no greeting: the server or the network is down. */
export class TransportUnavailable extends Error {
  override name = "TransportUnavailable";
}

/** Login, TLS, greeting or sender refused: every mail fails until somebody changes something. */
export class TransportRejected extends Error {
  override name = "TransportRejected";
}
