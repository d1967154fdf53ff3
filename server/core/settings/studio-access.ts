import type { Content } from "#content/content.ts";
import { isLoopback } from "#content/school/public-site.ts";

import { mailAddresses } from "./mail-addresses.ts";
import type { Settings } from "./settings.ts";

/** The mailboxes of those who may sign in to the studio, in lower case. */
export function studioAccounts(
  settings: Pick<Settings, "mailFrom" | "mailTo" | "studioUsers">,
  school: Pick<Content["school"], "email">,
): readonly string[] {
  const mailboxes = settings.studioUsers ?? [mailAddresses(settings, school).mailTo];
  return mailboxes.map((mailbox) => mailbox.toLowerCase());
}

/** What to say if a mistyped mailbox, once it is published, would let nobody sign in any more. */
export function lockOutWarnings(
  settings: Pick<Settings, "studioHosts" | "studioUsers" | "mailTo">,
): string[] {
  const { studioHosts, studioUsers, mailTo } = settings;
  if (studioHosts.length === 0 || studioUsers || mailTo) return [];
  return [
    "Only the published mailbox may sign in to the studio, and nobody if it is mistyped: set STUDIO_USERS or MAIL_TO",
  ];
}

/** The studio's origin: https, except on this machine. */
export function studioOrigin(host: string): string {
  return `${isLoopback(new URL(`http://${host}`)) ? "http" : "https"}://${host}`;
}

/** The URL of a person's page in the studio, for links in mails. */
export function personUrl(origin: string | undefined, id: string): string | undefined {
  return origin && `${origin}/people/${encodeURIComponent(id)}`;
}

/** The URL of a link that signs in. */
export function signInUrl(host: string, token: string): string {
  return `${studioOrigin(host)}/sign-in/link?token=${token}`;
}

/** The studio's URL for links in mails; undefined on this machine, which mails are read beside. */
export function studioUrl({ studioHosts }: Pick<Settings, "studioHosts">): string | undefined {
  const [host] = studioHosts;
  const origin = host ? studioOrigin(host) : "";
  return origin.startsWith("https:") ? origin : undefined;
}
