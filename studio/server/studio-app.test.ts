import { readFileSync } from "node:fs";
import { Hono } from "hono";
import { expect, test } from "vitest";

import { createPrivateServer } from "../../server/http/loopback-guard.ts";
import { LARGEST_FILE } from "../contract/pictures.ts";
import { STUDIO_TIMEOUTS } from "./studio-app.ts";

test("the largest photograph can be sent over a line of 400 kbit/s, through Caddy, too", () => {
  const seconds = (LARGEST_FILE * 8) / 400_000;
  const { requestTimeout } = createPrivateServer(new Hono(), STUDIO_TIMEOUTS);
  expect(requestTimeout / 1000).toBeGreaterThan(seconds);
  for (const file of ["deploy/one/proxy/Caddyfile", "deploy/many/Caddyfile"]) {
    const [, minutes] = /read_body (\d+)m$/m.exec(readFileSync(file, "utf8")) ?? [];
    expect(Number(minutes) * 60, file).toBeGreaterThan(seconds);
  }
});
