import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";

import { compress, encoded } from "./compress.ts";

test("a file is compressed with Brotli and gzip, the smallest first, and decompresses to the same bytes", async () => {
  const text = "<p>words</p>".repeat(50);
  const [brotli, gzip, plain] = await compress(Buffer.from(text));
  expect([brotli, gzip, plain].map((each) => each?.encoding)).toEqual(["br", "gzip", "identity"]);
  expect(brotliDecompressSync(brotli?.bytes ?? "").toString()).toBe(text);
  expect(gunzipSync(gzip?.bytes ?? "").toString()).toBe(text);
  expect(plain?.bytes.toString()).toBe(text);
});

test("a file that compression makes larger stays as it is", async () => {
  expect(await compress(Buffer.from("1"))).toEqual([encoded("identity", Buffer.from("1"))]);
});
