import { isIPv4, isIPv6 } from "node:net";

/** What one client can send from, as keys to count by. */
export interface Networks {
  /** An IPv4 address; of IPv6 the /64, since every customer has one whole. */
  host: string;
  /** What one customer of a provider may have: an IPv4 /24, or an IPv6 /64 and its /48. */
  neighbours: string[];
}

/** @param address as the proxy or the socket names it; anything else counts as itself */
export function networksOf(address: string): Networks {
  const plain = address.replace(/%.*$/s, "").replace(/^::ffff:(?=\d+\.)/i, "");
  if (isIPv4(plain)) {
    return { host: plain, neighbours: [`${plain.split(".").slice(0, 3).join(".")}.0/24`] };
  }
  if (!isIPv6(plain)) return { host: address, neighbours: [address] };
  const groups = expand(plain);
  const prefix = (bits: number) => `${groups.slice(0, bits / 16).join(":")}::/${bits}`;
  return { host: prefix(64), neighbours: [prefix(64), prefix(48)] };
}

/** The eight groups of an IPv6 address, without leading zeros. */
function expand(address: string): string[] {
  // URL writes every spelling of an address the same way, with at most one "::".
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = [], tail = []] = canonical
    .split("::")
    .map((half) => half.split(":").filter(Boolean));
  return [...head, ...Array<string>(8 - head.length - tail.length).fill("0"), ...tail];
}
