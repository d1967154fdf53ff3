import { BlockList, isIP } from "node:net";

import type { DnsLookups } from "./dns-lookups.ts";

/** Whether an SPF record lets a server send. "unsure": it may, by a part that was not followed. */
export type SpfVerdict = "anybody" | "nobody" | "covered" | "uncovered" | "unsure";

/** Providers whose servers have other domains than the name that SPF records include. */
const PROVIDERS: readonly { servers: RegExp; include: string }[] = [
  { servers: /(?:^|\.)(?:office365|outlook)\.com$/, include: "spf.protection.outlook.com" },
  { servers: /(?:^|\.)(?:gmail|google|googlemail)\.com$/, include: "_spf.google.com" },
];

/** As many terms and mail servers as RFC 7208 (4.6.4) has receivers look up. */
const MOST_TERMS = 10;
const MOST_EXCHANGES = 10;

/** The name that SPF records include for a provider that is known here. */
export function knownInclude(server: string): string | undefined {
  return PROVIDERS.find(({ servers }) => servers.test(server))?.include;
}

export function isSpf(text: string): boolean {
  return /^v=spf1(?: |$)/i.test(text);
}

/**
 * Judges a record as far as it can be told without following its includes: a mail server's name
 * usually belongs to the domain that its provider has its customers include.
 */
export async function judgeSpf(
  record: string,
  domain: string,
  server: string | undefined,
  lookups: DnsLookups,
): Promise<SpfVerdict> {
  const terms = record.toLowerCase().split(" ").slice(1);
  // What begins with another qualifier than "+" lets nobody send; "exp=" is an explanation.
  const passing = terms
    .map((term) => term.replace(/^\+/, ""))
    .filter((term) => term && !/^(?:[-~?]|exp=)/.test(term));
  if (passing.includes("all")) return "anybody";
  if (passing.length === 0) return "nobody";
  if (!server) return "unsure";

  const include = knownInclude(server);
  const followed = passing.flatMap(
    (term) => /^(?:include:|redirect=|exists:)(.+)$/.exec(term)?.[1] ?? [],
  );
  const owners = new Set([server, include ?? server].map(ownerOf));
  if (followed.some((name) => owners.has(ownerOf(name)))) return "covered";
  const addresses = isIP(server) ? [server] : ((await lookups.addresses(server)) ?? []);
  const allowed = await Promise.all(
    passing.slice(0, MOST_TERMS).map((term) => allowedBy(term, domain, lookups)),
  );
  const isAllowed = addresses.some((address) =>
    allowed.some((list) => list.check(address, familyOf(address))),
  );
  if (isAllowed) return "covered";
  return include && followed.length === 0 ? "uncovered" : "unsure";
}

/** The addresses that an `ip4`, `ip6`, `a` or `mx` mechanism names. */
async function allowedBy(term: string, domain: string, lookups: DnsLookups): Promise<BlockList> {
  const list = new BlockList();
  const [, kind, target = "", prefix] =
    /^(ip4|ip6|a|mx)(?::([^/]+))?(?:\/(\d{1,3}))?/.exec(term) ?? [];
  if (kind === "ip4" || kind === "ip6") {
    const family = kind === "ip4" ? 4 : 6;
    const bits = Number(prefix ?? (family === 4 ? 32 : 128));
    const isValid = isIP(target) === family && bits <= (family === 4 ? 32 : 128);
    if (isValid) list.addSubnet(target, bits, familyOf(target));
  } else if (kind === "a" || kind === "mx") {
    const name = target || domain;
    const hosts = kind === "a" ? [name] : ((await lookups.exchanges(name)) ?? []);
    const found = await Promise.all(
      hosts.slice(0, MOST_EXCHANGES).map((host) => lookups.addresses(host)),
    );
    for (const address of found.flatMap((each) => each ?? [])) {
      if (isIP(address)) list.addAddress(address, familyOf(address));
    }
  }
  return list;
}

const familyOf = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");

/** The part of a name that somebody registered: `example.com`, `example.com.mx`, `example.co.uk`. */
function ownerOf(name: string): string {
  const labels = name.replace(/\.$/, "").split(".");
  const [second = "", top = ""] = labels.slice(-2);
  const isUnderTwoLabels = top.length === 2 && second.length <= 3 && labels.length > 2;
  return labels.slice(isUnderTwoLabels ? -3 : -2).join(".");
}
