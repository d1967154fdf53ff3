import type { MailState } from "../../contract/submission.ts";
import { stateWords } from "../words.ts";

const colours: Record<MailState, string> = {
  waiting: "border-muted-foreground",
  sent: "border-link text-link",
  kept: "border-muted-foreground",
  dead: "border-2 border-error text-error",
  held: "border-2 border-error text-error",
  advertising: "border-muted-foreground",
};

/** The state of a mail as text, which the colour only repeats. */
export function StateBadge({ state, label }: { state: MailState; label?: string }) {
  return (
    <span
      className={`inline-block rounded-full border px-3 py-0.5 text-sm font-medium ${colours[state]}`}
    >
      {label ?? stateWords[state].label}
    </span>
  );
}
