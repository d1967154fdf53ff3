/** Where something is, or how it is set; never a secret. */
export interface MachineFact {
  label: string;
  value: string;
}

/** One part of the website’s health, as far as the studio can see from where it runs. */
export interface Check {
  title: string;
  state: "good" | "attention" | "unknown";
  /** What was found. */
  says: string;
  /** What the reader should do, if anything. */
  todo?: string;
  link?: { to: string; label: string };
  /** Whether the result is still to come: look again soon. */
  isPending?: boolean;
  details?: readonly string[];
}
