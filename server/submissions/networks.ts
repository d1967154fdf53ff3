import { BlockList, isIPv4, isIPv6 } from "node:net";

/** Keys under which the requests of one client are counted for limits. */
interface Networks {
  /** The IPv4 address, or the IPv6 /64, because a provider assigns each customer a whole /64. */
  host: string;
  /** Networks that one customer may own: an IPv4 /24, or an IPv6 /64 and its /48. */
  neighbours: string[];
}

/** @param address from the proxy or the socket; text that is no IP address is its own key */
export function networksOf(address: string): Networks {
  if (isIPv4(address)) return ofIPv4(address);
  const plain = plainAddress(address);
  if (isIPv4(plain)) return ofIPv4(plain);
  if (!isIPv6(plain)) return { host: address, neighbours: [address] };
  const groups = expand(plain);
  if (IPV4_PREFIXES.has(groups.slice(0, 6).join(":"))) return ofIPv4(dotted(groups.slice(6)));
  const prefix = (bits: number) => `${groups.slice(0, bits / 16).join(":")}::/${bits}`;
  return { host: prefix(64), neighbours: [prefix(64), prefix(48)] };
}

/** The first six groups of IPv6 addresses that contain an IPv4 address: RFC 4291 and RFC 6052. */
const IPV4_PREFIXES: ReadonlySet<string> = new Set(["0:0:0:0:0:ffff", "64:ff9b:0:0:0:0"]);

/** Some proxies append the port: `203.0.113.7:51234`, `[2001:db8::1]:443`. */
function plainAddress(address: string): string {
  const plain =
    /^\[([^\]]*)\]/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
  return plain.replace(/%.*$/s, "");
}

function ofIPv4(address: string): Networks {
  return { host: address, neighbours: [`${address.slice(0, address.lastIndexOf("."))}.0/24`] };
}

/** Two groups of an IPv6 address as an IPv4 address. */
function dotted(groups: readonly string[]): string {
  const numbers = groups.map((group) => Number.parseInt(group, 16));
  return numbers.flatMap((number) => [number >> 8, number & 255]).join(".");
}

/** The eight groups of an IPv6 address, without leading zeros. */
function expand(address: string): string[] {
  // URL normalises an IPv6 address; at most one "::" remains.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = [], tail = []] = canonical
    .split("::")
    .map((half) => half.split(":").filter(Boolean));
  return [...head, ...Array<string>(8 - head.length - tail.length).fill("0"), ...tail];
}

const privateNetworks = new BlockList();
for (const [network, bits] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
] as const) {
  privateNetworks.addSubnet(network, bits, "ipv4");
}
privateNetworks.addSubnet("::1", 128, "ipv6");
privateNetworks.addSubnet("fc00::", 7, "ipv6");
privateNetworks.addSubnet("fe80::", 10, "ipv6");

/** Whether an address is of this machine, a container's network or a local one. */
export function isPrivateAddress(address: string): boolean {
  const { host } = networksOf(address);
  if (isIPv4(host)) return privateNetworks.check(host, "ipv4");
  const plain = plainAddress(address);
  return isIPv6(plain) && privateNetworks.check(plain, "ipv6");
}
