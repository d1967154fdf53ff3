import { Resolver } from "node:dns/promises";

import { printable } from "../shown-text.ts";

export type DnsLookups = ReturnType<typeof createDnsLookups>;

/** Milliseconds of one try, of which there are two. */
const TIMEOUT = 1500;
/** Milliseconds of one lookup, however many name servers there are. */
const LONGEST_LOOKUP = 5000;
/** Records of one name, and characters of one record: more than any honest domain has. */
const MOST_RECORDS = 50;
const LONGEST_RECORD = 4096;

const NO_RECORD = new Set(["ENODATA", "ENOTFOUND"]);

/**
 * Asks the DNS, which may be away or lie: its answers are limited in time and size, and have no
 * control characters.
 * @param servers other name servers than those of this machine
 */
export function createDnsLookups(servers?: readonly string[]) {
  /** The values, none if there is no such record; undefined if the DNS cannot be asked. */
  async function ask(look: (resolver: Resolver) => Promise<string[]>) {
    const resolver = new Resolver({ timeout: TIMEOUT, tries: 2 });
    if (servers) resolver.setServers(servers);
    const timer = setTimeout(() => resolver.cancel(), LONGEST_LOOKUP);
    try {
      const values = await look(resolver);
      return values.slice(0, MOST_RECORDS).map((value) => printable(value, LONGEST_RECORD));
    } catch (error) {
      const isMissing = error instanceof Error && NO_RECORD.has(Reflect.get(error, "code"));
      return isMissing ? [] : undefined;
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    /** TXT records, each in one piece. */
    texts: (name: string) =>
      ask(async (resolver) => (await resolver.resolveTxt(name)).map((pieces) => pieces.join(""))),
    /** The mail servers of a domain, the preferred first; "" for a null MX (RFC 7505). */
    exchanges: (name: string) =>
      ask(async (resolver) => {
        const found = await resolver.resolveMx(name);
        return found.toSorted((a, b) => a.priority - b.priority).map(({ exchange }) => exchange);
      }),
  };
}
