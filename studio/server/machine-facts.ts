import type { Settings } from "../../server/core/settings/settings.ts";

export type MachineFact = ReturnType<typeof machineFacts>[number];

/** Where everything is, without passwords: this is mailed to technicians. */
export function machineFacts(
  settings: Settings,
  { data, studio }: { data: string; studio: string },
) {
  const { siteUrl, host, port, database, smtpUrl, retentionDays } = settings;
  const stored =
    database.engine === "sqlite" ? database.file : `PostgreSQL at ${new URL(database.url).host}`;
  return [
    { label: "Website", value: siteUrl ?? `${host}:${port}, on this machine only` },
    { label: "Studio", value: studio },
    { label: "Database", value: stored },
    { label: "Everything that is written", value: data },
    {
      label: "Mail server",
      value: smtpUrl
        ? new URL(smtpUrl).host
        : "none: mails stay in the inbox below the folder above",
    },
    {
      label: "What visitors send is kept",
      value: retentionDays ? `for ${retentionDays} days` : "without a limit",
    },
    { label: "Node.js", value: `${process.version}, ${process.platform} ${process.arch}` },
  ];
}
