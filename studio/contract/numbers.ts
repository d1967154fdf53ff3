import type { Step } from "#forms/steps.ts";

/** How often an answer was given. */
export interface Count {
  label: string;
  count: number;
}

/** Applications and messages of one week, from Monday at the school. */
export interface Week {
  /** `6 January 2025` */
  monday: string;
  applications: number;
  messages: number;
}

/** Upper limits of the time that mails waited before they were sent; `longer` has none. */
export const waitLimits = ["minute", "tenMinutes", "hour", "day", "longer"] as const;

export interface Numbers {
  /** Oldest first; the last one is the current week. */
  weeks: Week[];
  startDates: Count[];
  countries: Count[];
  /** Applications at each step. */
  steps: { step: Step; count: number }[];
  /** Applications and messages of visitors who came from somewhere that is known. */
  sources: Count[];
  /** The website's origin, for links to hand out; undefined while it is not known. */
  siteUrl: string | undefined;
}

/** How many mails waited how long before they were sent. */
export interface SendingTime {
  limit: (typeof waitLimits)[number];
  mails: number;
}
