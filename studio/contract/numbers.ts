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

/** How long mails waited before they were sent; the last one has no limit. */
export const waitLimits = ["minute", "tenMinutes", "hour", "day", "longer"] as const;

export interface Numbers {
  /** Oldest first; the last one is not over yet. */
  weeks: Week[];
  startDates: Count[];
  countries: Count[];
  waits: { limit: (typeof waitLimits)[number]; mails: number }[];
}
