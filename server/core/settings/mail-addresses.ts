import type { Content } from "#content/content.ts";
import { withAsciiDomain } from "#content/schema/formats.ts";

import type { Settings } from "./settings.ts";

export type MailAddresses = ReturnType<typeof mailAddresses>;

export interface SchoolMailSettings extends MailAddresses {
  /** Undefined: there is no link into the studio. */
  studioUrl?: string | undefined;
}

/**
 * The addresses from the settings, whose domains are in ASCII; those that are not set follow from
 * the school's mailbox.
 */
export function mailAddresses(
  { mailFrom, mailTo }: Pick<Settings, "mailFrom" | "mailTo">,
  { email }: Pick<Content["school"], "email">,
) {
  const mailbox = withAsciiDomain(email);
  return { mailFrom: mailFrom ?? `website@${mailbox.split("@")[1]}`, mailTo: mailTo ?? mailbox };
}
