import type { Moment } from "./submission.ts";

/** Whether the mail server takes mails; `slow` if it has not answered yet. */
export type MailServer =
  | { state: "none" }
  | { state: "works" | "slow"; host: string }
  | { state: "broken"; host: string; cause: string };

/** How the website is, as far as the studio can see from where it runs. */
export interface Health {
  isSiteRunning: boolean;
  database: "missing" | "writable" | "not writable";
  mailServer: MailServer;
  mails: { waiting: number; waitingSince: Moment | undefined; isStuck: boolean };
  /** Mails to the school and receipts that were given up. */
  givenUp: { school: number; receipt: number };
  putAside: number;
  backup: { isOwn: boolean; newest: Moment | undefined; days: number; isOld: boolean };
  disk: { free: string; percent: number; isFull: boolean } | undefined;
  startDates: { coming: string[]; lastInDays: number | undefined; isEnding: boolean };
  /** A sentence for each thing to replace before the site is public. */
  placeholders: string[];
}
