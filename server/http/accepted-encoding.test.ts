import { expect, test } from "vitest";

import { acceptedEncoding } from "./accepted-encoding.ts";

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip;q=1.0, br;q=0", "gzip"],
  ["br;q=0.2,gzip", "br"],
  ["identity", undefined],
  ["", undefined],
])("of brotli and gzip, “%s” gets %s", (accepted, encoding) => {
  expect(acceptedEncoding(accepted, ["br", "gzip"])).toBe(encoding);
});
