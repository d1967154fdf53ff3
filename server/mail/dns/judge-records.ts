import { mailRecordsText as text } from "#content/mail/mail-records-text.ts";
import { createPublicKey } from "node:crypto";

import { printable } from "../shown-text.ts";
import type { DnsLookups } from "./dns-lookups.ts";

/** What one kind of record says about the school's mails. */
export interface Finding {
  state: "good" | "attention" | "unknown";
  says: string;
  /** What the technician has to do. */
  todo?: string;
  /** Whether mails do not reach the school's own mailbox. */
  isMailbox?: true;
  /** Whether the DNS could not be asked: ask again soon. */
  isAway?: true;
}

/** Characters of a name or value from the DNS in a sentence. */
const LONGEST_NAME = 100;
/** Labels above a domain at which its DMARC record may be, at most. */
const MOST_PARENTS = 4;

const good = (says: string): Finding => ({ state: "good", says });
const attention = (says: string, todo: string): Finding => ({ state: "attention", says, todo });
/** The domain is mistyped, or the DNS is that of a network without the internet. */
export const noDomain = (domain: string): Finding => ({
  state: "unknown",
  says: text.noDomain(domain),
  isAway: true,
});
const unknown = (record: string, domain: string): Finding => ({
  state: "unknown",
  says: text.unknown(record, domain),
  isAway: true,
});

/** Whether mails to a domain have a server that takes them. */
export async function judgeMx(
  domain: string,
  lookups: Pick<DnsLookups, "exchanges">,
): Promise<Finding> {
  const exchanges = await lookups.exchanges(domain);
  if (!exchanges) return unknown("MX", domain);
  const [first] = exchanges;
  return first
    ? good(text.mx.good(domain, printable(first, LONGEST_NAME)))
    : { ...attention(text.mx.missing(domain), text.mx.todo(domain)), isMailbox: true };
}

/** Providers whose servers have other domains than the name that SPF records include. */
const INCLUDES: readonly (readonly [servers: RegExp, include: string])[] = [
  [/(?:^|\.)(?:office365|outlook)\.com$/, "spf.protection.outlook.com"],
  [/(?:^|\.)(?:gmail|google|googlemail)\.com$/, "_spf.google.com"],
];

/**
 * Whether a domain has exactly one SPF record, and whether it names the mail server's domain, as
 * far as names tell: includes are not followed, and addresses not looked up.
 * @param server undefined for one on this machine
 */
export async function judgeSpf(
  domain: string,
  server: string | undefined,
  lookups: DnsLookups,
): Promise<Finding> {
  const { spf } = text;
  const texts = await lookups.texts(domain);
  if (!texts) return unknown("SPF", domain);
  const records = texts.filter((record) => /^v=spf1(?: |$)/i.test(record));
  const [record] = records;
  if (!record) return attention(spf.missing(domain), spf.missingTodo(domain));
  if (records.length > 1) return attention(spf.several(domain, records.length), spf.severalTodo);
  // What begins with another qualifier than "+" lets nobody send; "exp=" is an explanation.
  const passing = record
    .toLowerCase()
    .split(" ")
    .slice(1)
    .map((term) => term.replace(/^\+/, ""))
    .filter((term) => term && !/^(?:[-~?]|exp=)/.test(term));
  if (passing.includes("all")) return attention(spf.anybody(domain), spf.anybodyTodo);
  if (passing.length === 0) return attention(spf.nobody(domain), spf.missingTodo(domain));
  if (!server) return good(spf.noServer(domain));
  const include = INCLUDES.find(([servers]) => servers.test(server))?.[1];
  const others = passing.flatMap(
    (term) => /^(?:include:|redirect=|exists:)(.+)/.exec(term)?.[1] ?? [],
  );
  const own = passing.flatMap((term) => {
    const [isOwn, name = domain] = /^(?:a|mx)(?::([^/]+))?(?:\/|$)/.exec(term) ?? [];
    return isOwn === undefined ? [] : [name];
  });
  const owners = new Set([server, include ?? server].map(ownerOf));
  if ([...others, ...own].some((name) => owners.has(ownerOf(name)))) {
    return good(spf.good(domain, server));
  }
  return include && others.length === 0
    ? attention(spf.uncovered(domain, server), spf.uncoveredTodo(include))
    : { state: "unknown", says: spf.unsure(domain, server), todo: spf.unsureTodo(server) };
}

/** The part of a name that somebody registered: `example.com`, `example.com.mx`, `example.co.uk`. */
function ownerOf(name: string): string {
  const labels = name.replace(/\.$/, "").split(".");
  const [second = "", top = ""] = labels.slice(-2);
  const isUnderTwoLabels = top.length === 2 && second.length <= 3 && labels.length > 2;
  return labels.slice(isUnderTwoLabels ? -3 : -2).join(".");
}

/** Whether a domain, or one above it, has exactly one DMARC record with a policy. */
export async function judgeDmarc(domain: string, lookups: DnsLookups): Promise<Finding> {
  const { dmarc } = text;
  const labels = domain.split(".");
  const above = labels.slice(0, -1).map((_, index) => labels.slice(index).join("."));
  for (const name of above.slice(0, MOST_PARENTS)) {
    const texts = await lookups.texts(`_dmarc.${name}`);
    if (!texts) return unknown("DMARC", domain);
    const records = texts.filter((record) => /^v=DMARC1 ?(?:;|$)/i.test(record));
    if (records.length > 1) return attention(dmarc.several(name), dmarc.severalTodo);
    const [record] = records;
    if (!record) continue;
    const policy = tag(record, "p")?.toLowerCase();
    return policy && ["none", "quarantine", "reject"].includes(policy)
      ? good(dmarc.good(name, policy))
      : attention(dmarc.broken(name), dmarc.brokenTodo);
  }
  return attention(dmarc.missing(domain), dmarc.missingTodo(domain));
}

/** Whether the key of a DKIM selector is there and whole. */
export async function judgeDkim(
  domain: string,
  selector: string,
  lookups: DnsLookups,
): Promise<Finding> {
  const { dkim } = text;
  const name = `${selector}._domainkey.${domain}`;
  const texts = await lookups.texts(name);
  if (!texts) return unknown("DKIM", name);
  const keys = texts.flatMap((record) => tag(record, "p") ?? []);
  const [key] = keys;
  if (key === undefined) return attention(dkim.missing(name), dkim.missingTodo(name));
  if (keys.length > 1) return attention(dkim.several(name), dkim.brokenTodo(name));
  if (key === "") return attention(dkim.revoked(name), dkim.missingTodo(name));
  const isEd25519 = texts.some((record) => tag(record, "k") === "ed25519");
  return isKey(key, isEd25519)
    ? good(dkim.good(name))
    : attention(dkim.broken(name), dkim.brokenTodo(name));
}

/** The value of a tag in a list such as `v=DMARC1; p=none` (RFC 6376, section 3.2). */
function tag(record: string, name: string): string | undefined {
  for (const part of record.split(";")) {
    const [key = "", ...value] = part.split("=");
    if (key.trim() === name) return value.join("=").replaceAll(" ", "");
  }
  return undefined;
}

/** Whether Base64 holds a whole public key: of RSA, or the 32 bytes of an Ed25519 key. */
function isKey(base64: string, isEd25519: boolean): boolean {
  const bytes = Buffer.from(base64, "base64");
  if (isEd25519) return bytes.length === 32;
  try {
    return createPublicKey({ key: bytes, format: "der", type: "spki" }).type === "public";
  } catch {
    return false;
  }
}
