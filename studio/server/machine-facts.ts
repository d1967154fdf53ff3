import type { Settings } from "../../server/core/settings/settings.ts";

const text = {
  site: "Website",
  here: "on this machine only",
  studio: "Studio",
  database: "Database",
  postgres: (host: string) => `PostgreSQL at ${host}`,
  data: "Everything that is written",
  mail: "Mail server",
  noMail: "none: mails stay in the inbox below the folder above",
  retention: "What visitors send is kept",
  days: (days: number) => `for ${days} days`,
  noLimit: "without a limit",
  node: "Node.js",
} as const;

/** Where something is, or how it is set; never a secret. */
export interface MachineFact {
  label: string;
  value: string;
}

/** Where everything is, without passwords: this is mailed to technicians. */
export function machineFacts(
  settings: Settings,
  { data, studio }: { data: string; studio: string },
): MachineFact[] {
  const { siteUrl, host, port, database, smtpUrl, retentionDays } = settings;
  return [
    { label: text.site, value: siteUrl ?? `${host}:${port}, ${text.here}` },
    { label: text.studio, value: studio },
    {
      label: text.database,
      value:
        database.engine === "sqlite" ? database.file : text.postgres(new URL(database.url).host),
    },
    { label: text.data, value: data },
    { label: text.mail, value: smtpUrl ? new URL(smtpUrl).host : text.noMail },
    { label: text.retention, value: retentionDays ? text.days(retentionDays) : text.noLimit },
    { label: text.node, value: `${process.version}, ${process.platform} ${process.arch}` },
  ];
}
