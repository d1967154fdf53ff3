/** A mail with one recipient and a text, optionally as HTML, too. */
export interface Mail {
  /** Without angle brackets. */
  messageId: string;
  from: { name: string; address: string };
  to: string;
  replyTo: string | undefined;
  subject: string;
  text: string;
  html?: string;
  /** A unique References header, which keeps mail programs from grouping mails by subject. */
  references?: string;
  attachments?: Attachment[];
  headers?: Readonly<Record<string, string>>;
  date: Date;
}

export interface Attachment {
  filename: string;
  contentType: string;
  content: string | Buffer;
  /** The id by which the HTML shows it as a picture (`cid:…`). */
  cid?: string;
}

/** Delivers mails, by SMTP or into the local inbox. */
export interface Transport {
  /** Set by a transport that stores mails on this machine: they count as kept, not as sent. */
  keepsMails?: true;
  /**
   * Settles within a limited time, which the transport sets.
   * @throws {PermanentFailure} when the server refuses this mail with a 5xx
   * @throws {TransportUnavailable} when the server cannot be reached
   * @throws {TransportRejected} when the server accepts no mail at all from this site
   * @throws {Unanswered} when nothing says whether the server has taken the mail
   * @throws any other error for a temporary failure of this mail
   */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** A 5xx response about this mail's recipient or content. */
export class PermanentFailure extends Error {
  override name = "PermanentFailure";
}

/** The whole mail was handed over, but the response did not come: it may have arrived. */
export class Unanswered extends Error {
  override name = "Unanswered";
}

/** DNS, connection or greeting failed: the server or the network is down. */
export class TransportUnavailable extends Error {
  override name = "TransportUnavailable";
}

/** Nothing answered, to which no mail was handed yet: no mail can be the cause of it. */
export class ServerAway extends TransportUnavailable {
  override name = "ServerAway";
}

/** Login, TLS, greeting or sender was refused: all mails fail until an operator fixes it. */
export class TransportRejected extends Error {
  override name = "TransportRejected";
}

/** The login was refused, which no mail can be the cause of. */
export class LoginRefused extends TransportRejected {
  override name = "LoginRefused";
}
