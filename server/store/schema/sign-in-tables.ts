/** The links that were asked for, kept for a day to count them. No secret is stored itself. */
export interface SignInLinksTable {
  /** Also the id of its mail in the outbox. */
  id: string;
  /** The mailbox that it signs in; null for one that may not, to which nothing is mailed. */
  account: string | null;
  /** Hash of a cookie of the browser that asked; null if made on the server, for any browser. */
  browser_hash: string | null;
  /** Null until the mail is composed. */
  token_hash: string | null;
  code_hash: string | null;
  /** How many codes were tried. */
  tries: number;
  asked_at: number;
  expires_at: number;
}

/** Browsers that are signed in to the studio. */
export interface StudioSessionsTable {
  id: string;
  /** Hash of the session's cookie. */
  token_hash: string;
  /** The mailbox of the person. */
  account: string;
  /** Such as `Chrome 131 on Android`. */
  device: string;
  signed_in_at: number;
  /** To within a minute. */
  seen_at: number;
}

export type SignInAction =
  | "signed-in"
  | "signed-out"
  | "signed-out-elsewhere"
  | "signed-out-everywhere"
  | "link-made"
  | "wrong-code";

/** Who signed in and out, kept for a year. */
export interface SignInEventsTable {
  id: string;
  done_at: number;
  account: string;
  action: SignInAction;
  device: string;
}
