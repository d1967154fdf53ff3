import { expect, test } from "vitest";

import { networksOf } from "./networks.ts";

test.each([
  ["203.0.113.7", "203.0.113.7", ["203.0.113.0/24"]],
  ["::ffff:203.0.113.7", "203.0.113.7", ["203.0.113.0/24"]],
  [
    "2001:db8:1:2:aaaa:bbbb:cccc:dddd",
    "2001:db8:1:2::/64",
    ["2001:db8:1:2::/64", "2001:db8:1::/48"],
  ],
  ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64", ["2001:db8:1:2::/64", "2001:db8:1::/48"]],
  ["fe80::1%eth0", "fe80:0:0:0::/64", ["fe80:0:0:0::/64", "fe80:0:0::/48"]],
  ["::1", "0:0:0:0::/64", ["0:0:0:0::/64", "0:0:0::/48"]],
  ["unknown", "unknown", ["unknown"]],
])("%s is counted as %s", (address, host, neighbours) => {
  expect(networksOf(address)).toEqual({ host, neighbours });
});
