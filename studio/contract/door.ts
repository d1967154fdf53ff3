import type { Moment } from "./submission.ts";

/** What the page of a mailed link offers: a button, or a field for the code as well. */
export type LinkState = "button" | "code" | "over";

/** Why a page of the door was opened again; part of its URL. */
export const DOOR_NOTES = ["over", "wrong", "busy", "address", "out", "ended"] as const;
export type DoorNote = (typeof DOOR_NOTES)[number];

/** A browser that is signed in. */
export interface SessionRow {
  id: string;
  account: string;
  device: string;
  since: Moment;
  seen: Moment;
  /** Whether it is the browser that asks. */
  isThis: boolean;
}

export interface SignInRow {
  id: string;
  at: Moment;
  account: string;
  action:
    | "signed-in"
    | "signed-out"
    | "signed-out-elsewhere"
    | "signed-out-everywhere"
    | "link-made"
    | "wrong-code";
  device: string;
}

/** Signing in to a studio that has a host of its own. */
export interface Door {
  /** The mailbox of whoever is signed in; undefined on the pages where people sign in. */
  account(): string | undefined;
  linkState(request: Request): Promise<LinkState>;
  sessions(): Promise<readonly SessionRow[]>;
  history(): Promise<readonly SignInRow[]>;
}
