import type { Check } from "#server/admin/health/check.ts";
import type { MachineFact } from "#studio/server/machine-facts.ts";

export const stateWords: Readonly<Record<Check["state"], string>> = {
  attention: "Look at this",
  unknown: "Could not check",
  good: "In order",
};
export const TO_DO = "What to do";

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
        `${stateWords[state].toUpperCase()}: ${title}`,
        says,
        ...details.map((detail) => `- ${detail}`),
        ...(todo ? [`${TO_DO}: ${todo}`] : []),
      ].join("\n"),
    ),
  ].join("\n\n");
}
