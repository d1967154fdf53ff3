import { expect, test } from "vitest";

import { firstAccepted } from "./send-file.ts";

test("the first offered encoding that Accept-Encoding allows is chosen", () => {
  const variants = [{ encoding: "br" }, { encoding: "gzip" }];
  for (const [accepted, encoding] of [
    ["gzip, deflate, br, zstd", "br"],
    ["gzip;q=1.0, br;q=0", "gzip"],
    ["br;q=0.2,gzip", "br"],
    ["GZIP", "gzip"],
    ["*", "br"],
    ["br;q=0, *", "gzip"],
    ["identity", undefined],
    ["", undefined],
  ] as const) {
    expect(firstAccepted(accepted, variants)?.encoding, accepted).toBe(encoding);
  }
});
