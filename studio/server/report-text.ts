import type { Check } from "#server/admin/health/check.ts";
import type { Settings } from "#server/core/settings/settings.ts";

const stateWords: Readonly<Record<Check["state"], string>> = {
  attention: "Look at this",
  unknown: "Could not be checked",
  good: "In order",
};

/** What the technician is told, as a text for a message: first what needs somebody, last what is well. */
export function reportText(
  subject: string,
  checks: readonly Check[],
  settings: Settings,
  places: { data: string; studio: string },
): string {
  const said = (state: Check["state"]) =>
    checks.filter((check) => check.state === state).map(checkText);
  const where = machineFacts(settings, places);
  return [subject, ...said("attention"), ...said("unknown"), where, ...said("good")].join("\n\n");
}

/** Where everything is, without passwords: this is mailed to technicians. */
function machineFacts(settings: Settings, places: { data: string; studio: string }): string {
  const { siteUrl, host, port, database, smtpUrl, retentionDays } = settings;
  const stored =
    database.engine === "sqlite" ? database.file : `PostgreSQL at ${new URL(database.url).host}`;
  const mails = "none: mails stay in the inbox below the folder above";
  return [
    `Website: ${siteUrl ?? `${host}:${port}, on this machine only`}`,
    `Studio: ${places.studio}`,
    `Database: ${stored}`,
    `Everything that is written: ${places.data}`,
    `Mail server: ${smtpUrl ? new URL(smtpUrl).host : mails}`,
    `What visitors send is kept: ${retentionDays ? `for ${retentionDays} days` : "without a limit"}`,
    `Node.js: ${process.version}, ${process.platform} ${process.arch}`,
  ].join("\n");
}

function checkText({ title, state, says, todo, details = [] }: Check): string {
  return [
    `${stateWords[state]}: ${title}`,
    says,
    ...details.map((detail) => `- ${detail}`),
    ...(todo ? [`What to do: ${todo}`] : []),
  ].join("\n");
}
