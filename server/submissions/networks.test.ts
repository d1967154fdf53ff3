import { expect, test } from "vitest";

import { networksOf } from "./networks.ts";

test("networksOf returns a client’s host key (IPv6: /64) and the networks that contain it", () => {
  for (const [address, host, subnets] of [
    ["203.0.113.7", "203.0.113.7", ["203.0.113.0/24"]],
    ["::ffff:203.0.113.7", "203.0.113.7", ["203.0.113.0/24"]],
    ["203.0.113.7:51234", "203.0.113.7", ["203.0.113.0/24"]],
    ["64:ff9b::cb00:7107", "203.0.113.7", ["203.0.113.0/24"]],
    ["[2001:db8:1:2::1]:443", "2001:db8:1:2::/64", ["2001:db8:1:2::/64", "2001:db8:1::/48"]],
    ["::FFFF:cb00:7107", "203.0.113.7", ["203.0.113.0/24"]],
    [
      "2001:db8:1:2:aaaa:bbbb:cccc:dddd",
      "2001:db8:1:2::/64",
      ["2001:db8:1:2::/64", "2001:db8:1::/48"],
    ],
    ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64", ["2001:db8:1:2::/64", "2001:db8:1::/48"]],
    ["fe80::1%eth0", "fe80:0:0:0::/64", ["fe80:0:0:0::/64", "fe80:0:0::/48"]],
    ["::1", "0:0:0:0::/64", ["0:0:0:0::/64", "0:0:0::/48"]],
    ["unknown", "unknown", ["unknown"]],
  ] as const) {
    expect(networksOf(address), address).toEqual({ host, subnets });
  }
});
