import type { Check } from "#server/admin/health/check.ts";
import type { MachineFact } from "#studio/server/machine-facts.ts";

const stateWords: Readonly<Record<Check["state"], string>> = {
  attention: "LOOK AT THIS",
  unknown: "COULD NOT CHECK",
  good: "IN ORDER",
};

/** What the technician is told, as a text for a message: first what needs somebody, last what is well. */
export function reportText(
  subject: string,
  checks: readonly Check[],
  facts: readonly MachineFact[] = [],
): string {
  const said = (state: Check["state"]) =>
    checks.filter((check) => check.state === state).map(checkText);
  const where = facts.map(({ label, value }) => `${label}: ${value}`).join("\n");
  return [subject, ...said("attention"), ...said("unknown"), where, ...said("good")]
    .filter(Boolean)
    .join("\n\n");
}

function checkText({ title, state, says, todo, details = [] }: Check): string {
  return [
    `${stateWords[state]}: ${title}`,
    says,
    ...details.map((detail) => `- ${detail}`),
    ...(todo ? [`What to do: ${todo}`] : []),
  ].join("\n");
}

/** Browsers on Windows open no mail whose URL is longer than 2,048 characters. */
const LONGEST_MAIL = 2000;

/** A link that opens a mail with the report: as many of its parts as a mail link can have. */
export function mailLink(report: string): string {
  const [subject = "", ...parts] = report.split("\n\n");
  let link = `mailto:?subject=${encodeURIComponent(subject)}&body=`;
  for (const part of parts) {
    const longer = link + encodeURIComponent(`${part}\r\n\r\n`.replaceAll(/\r?\n/g, "\r\n"));
    if (longer.length > LONGEST_MAIL) break;
    link = longer;
  }
  return link;
}
