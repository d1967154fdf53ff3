import { Resolver } from "node:dns/promises";

import { printable } from "../shown-text.ts";

export type DnsLookups = ReturnType<typeof createDnsLookups>;

/** Milliseconds of one try, of which there are two. */
const TIMEOUT = 1500;
/** Milliseconds of one lookup, however many name servers there are. */
const LONGEST_WAIT = 5000;
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
  async function query<Result>(look: (resolver: Resolver) => Promise<Result>): Promise<Result> {
    const resolver = new Resolver({ timeout: TIMEOUT, tries: 2 });
    if (servers) resolver.setServers(servers);
    const timer = setTimeout(() => resolver.cancel(), LONGEST_WAIT);
    try {
      return await look(resolver);
    } finally {
      clearTimeout(timer);
    }
  }

  /** The values, none if there is no such record; undefined if the DNS cannot be asked. */
  async function ask(look: (resolver: Resolver) => Promise<string[]>) {
    try {
      const values = await query(look);
      return values.slice(0, MOST_RECORDS).map((value) => printable(value, LONGEST_RECORD));
    } catch (error) {
      return NO_RECORD.has(codeOf(error)) ? [] : undefined;
    }
  }

  return {
    /** Whether there is such a domain, with any records; false if the DNS cannot be asked, too. */
    async exists(domain: string): Promise<boolean> {
      try {
        await query((resolver) => resolver.resolveSoa(domain));
        return true;
      } catch (error) {
        // Only a domain that exists can lack a record.
        return codeOf(error) === "ENODATA";
      }
    },
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

function codeOf(error: unknown): string {
  return error instanceof Error ? String(Reflect.get(error, "code")) : "";
}
