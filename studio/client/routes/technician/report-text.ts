import type { Check, MachineFact } from "../../../contract/health.ts";
import { technicianWords as text } from "./technician-words.ts";

/** The page as a text for a mail. */
export function reportText(
  checks: readonly Check[],
  facts: readonly MachineFact[],
  subject: string,
): string {
  return [
    subject,
    facts.map(({ label, value }) => `${label}: ${value}`).join("\n"),
    ...checks.map(({ title, state, says, todo, details = [] }) =>
      [
        `${text.states[state].toUpperCase()}: ${title}`,
        says,
        ...details.map((detail) => `- ${detail}`),
        ...(todo ? [`${text.todo}: ${todo}`] : []),
      ].join("\n"),
    ),
  ].join("\n\n");
}
