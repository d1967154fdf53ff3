import { isIP, isIPv4 } from "node:net";
import ipaddr from "ipaddr.js";

/**
 * Keys under which the requests of one client are counted for limits. `host`: the IPv4 address, or
 * the IPv6 /64, because a provider assigns each customer a whole /64. `subnets`: networks that one
 * customer may own, an IPv4 /24, or an IPv6 /64 and its /48.
 * @param address from the proxy or the socket; text that is no IP address is its own key
 */
export function networksOf(address: string) {
  // Most are: parsing one takes longer than the rest.
  if (isIPv4(address)) return ofIPv4(address);
  const ip = parse(address);
  if (!ip) return { host: address, subnets: [address] };
  if (ip instanceof ipaddr.IPv4) return ofIPv4(ip.toString());
  const groups = ip.parts.map((group) => group.toString(16));
  const prefix = (bits: number) => `${groups.slice(0, bits / 16).join(":")}::/${bits}`;
  return { host: prefix(64), subnets: [prefix(64), prefix(48)] };
}

function ofIPv4(address: string) {
  return { host: address, subnets: [`${address.slice(0, address.lastIndexOf("."))}.0/24`] };
}

const PRIVATE = new Set(["loopback", "private", "uniqueLocal", "linkLocal"]);

/** Whether an address is of this machine, a container's network or a local one. */
export function isPrivateAddress(address: string): boolean {
  return PRIVATE.has(parse(address)?.range() ?? "");
}

/** Some proxies append the port: `203.0.113.7:51234`, `[2001:db8::1]:443`. */
const WITH_PORT = /^\[([^\]]*)\]|^([\d.]+):\d+$/;

/** An address; that of an IPv4 client if an IPv6 address contains one (RFC 4291, RFC 6052). */
function parse(address: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const [, inBrackets, beforePort] = WITH_PORT.exec(address) ?? [];
  const plain = (inBrackets ?? beforePort ?? address).replace(/%.*$/s, "");
  if (!isIP(plain)) return undefined;
  const ip = ipaddr.parse(plain);
  const isIPv4Inside = /^(ipv4Mapped|rfc6052)$/.test(ip.range());
  return isIPv4Inside ? new ipaddr.IPv4(ip.toByteArray().slice(12)) : ip;
}
