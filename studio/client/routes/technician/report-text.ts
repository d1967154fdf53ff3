import type { Check } from "../../../../server/admin/health/check.ts";
import type { MachineFact } from "../../../server/machine-facts.ts";
import { technicianWords as text } from "./technician-words.ts";

/** What the technician is told, as a text for a message. */
export function reportText(
  subject: string,
  checks: readonly Check[],
  facts: readonly MachineFact[] = [],
): string {
  return [
    subject,
    ...(facts.length > 0 ? [facts.map(({ label, value }) => `${label}: ${value}`).join("\n")] : []),
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
