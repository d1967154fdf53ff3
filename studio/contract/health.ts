/** One part of the website’s health, as far as the studio can see from where it runs. */
export interface Check {
  title: string;
  state: "good" | "attention" | "unknown";
  /** What was found. */
  says: string;
  /** Only if there is something to do. */
  todo?: string;
  link?: { to: string; label: string };
  details?: readonly string[];
}
