import { mailRecordsText as text } from "#content/mail/mail-records-text.ts";
import type { Content } from "#content/content.ts";
import { isLoopback } from "#content/school/public-site.ts";

import { type MailAddresses, mailAddresses } from "../../core/settings/mail-addresses.ts";
import type { Settings } from "../../core/settings/settings.ts";
import type { DnsLookups } from "./dns-lookups.ts";
import { type Finding, judgeDkim, judgeDmarc, judgeMx, judgeSpf } from "./judge-records.ts";

/** Domains for examples and private networks (RFC 2606, 6761, 6762), which nobody looks up. */
const RESERVED =
  /(?:^|\.)(?:example|test|invalid|localhost|local|internal|example\.(?:com|net|org))$/i;

/** What the DNS says about the school's mails; nothing without a mail server or a real domain. */
export type MailRecords = (addresses: MailAddresses) => Promise<readonly Finding[]>;

/** Looks up MX, SPF, DMARC and, with DKIM_SELECTOR, the key. */
export function createMailRecords(
  { smtpUrl, dkimSelector }: Pick<Settings, "smtpUrl" | "dkimSelector">,
  lookups: DnsLookups,
): MailRecords {
  return async ({ mailFrom, mailTo }) => {
    if (!smtpUrl) return [];
    const url = new URL(smtpUrl);
    const server = isLoopback(url)
      ? undefined
      : url.hostname.toLowerCase().replaceAll(/[[\]]/g, "");
    const [receiving, sending] = [domainOf(mailTo), domainOf(mailFrom)];
    return Promise.all([
      ...(RESERVED.test(receiving) ? [] : [judgeMx(receiving, lookups)]),
      ...(RESERVED.test(sending)
        ? []
        : [
            judgeSpf(sending, server, lookups),
            judgeDmarc(sending, lookups),
            ...(dkimSelector ? [judgeDkim(sending, dkimSelector, lookups)] : []),
          ]),
    ]);
  };
}

/**
 * What seems wrong with a mailbox before it is published: a domain that takes no mails, such as a
 * mistyped one, or one from which the site would send from then on. Nothing without a mail server.
 */
export async function mailboxProblems(
  email: string,
  published: Pick<Content["school"], "email">,
  { smtpUrl, mailFrom }: Pick<Settings, "smtpUrl" | "mailFrom">,
  lookups: Pick<DnsLookups, "exchanges">,
): Promise<string[]> {
  if (!smtpUrl) return [];
  const addresses = (school: Pick<Content["school"], "email">) =>
    mailAddresses({ mailFrom, mailTo: undefined }, school);
  const next = addresses({ email });
  const domain = domainOf(next.mailTo);
  const found = RESERVED.test(domain) ? undefined : await judgeMx(domain, lookups);
  return [
    ...(found?.state === "attention" ? [found.says] : []),
    ...(next.mailFrom === addresses(published).mailFrom ? [] : [text.sender(next.mailFrom)]),
  ];
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf("@") + 1).toLowerCase();
}

/** What is wrong, with what to tell the technician; empty if nothing is. */
export function recordProblems(findings: readonly Finding[]): string[] {
  const wrong = findings.filter(({ state }) => state === "attention");
  return wrong.map(({ says, todo }) => (todo ? `${says} ${text.tellTechnician([todo])}` : says));
}
