import { expect, test } from "vitest";

import { silentLog } from "../../tests/support/server/silent-log.ts";
import { createSubmissionLimit } from "../submissions/rate-limit.ts";
import { createBodySlots } from "./body-slots.ts";
import { createClientAddress } from "./client-address.ts";
import { createErrorReports } from "./error-reports.ts";

const SITE = "https://www.example.com";
const CHROME =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36";

/** The route with two pages, and what it has counted. */
function reports() {
  const counted: object[] = [];
  const clientAddress = createClientAddress(1, silentLog);
  const app = createErrorReports({
    count: (error) => counted.push(error),
    rateLimit: createSubmissionLimit(10),
    clientAddress,
    limitBodies: createBodySlots(clientAddress),
    pageAt: (path) => (path.startsWith("/apply") ? "/apply" : undefined),
    release: "a5533c3c",
  });
  const send = async (body: string, headers: Record<string, string> = {}, method = "POST") => {
    const response = await app.request(`${SITE}/`, {
      method,
      headers: {
        Referer: `${SITE}/apply/May%205th%202025?to=mina@example.com`,
        "Sec-Fetch-Site": "same-origin",
        "User-Agent": CHROME,
        "X-Forwarded-For": "203.0.113.7",
        ...headers,
      },
      ...(method === "POST" && { body }),
    });
    return response.status;
  };
  return { send, counted };
}

test("a report is counted with the page, the browser and the build", async () => {
  const { send, counted } = reports();
  const from = { page: "/apply", browser: "Chrome 131 on Android" };
  expect(await send("file")).toBe(204);
  expect(await send("uncaught TypeError a5533c3c")).toBe(204);
  expect(await send("uncaught 418 a5533c3c")).toBe(204);
  expect(await send("rejection  01234567", { Referer: `${SITE}/nowhere` })).toBe(204);
  expect(counted).toEqual([
    { kind: "file", error: "", release: "", ...from },
    { kind: "uncaught", error: "TypeError", release: "a5533c3c", ...from },
    { kind: "hydration", error: "418", release: "a5533c3c", ...from },
    { kind: "rejection", error: "", release: "", ...from, page: "" },
  ]);
});

test("nothing that a client writes is counted, only names that the server knows", async () => {
  const { send, counted } = reports();
  await send("uncaught Mina Okafor Okafor", {
    Referer: `${SITE}/mina@example.com`,
    "User-Agent": "Mina Okafor",
  });
  expect(counted).toEqual([
    { kind: "uncaught", error: "Error", release: "", page: "", browser: "another browser" },
  ]);
});

test("requests that no page of the site sends are refused, and not counted", async () => {
  const { send, counted } = reports();
  expect(await send("")).toBe(400);
  expect(await send("uncaught: Cannot read a5533c3c")).toBe(400);
  expect(await send('{"kind":"uncaught"}')).toBe(400);
  expect(await send("file", { "Sec-Fetch-Site": "cross-site" })).toBe(403);
  expect(await send(`uncaught ${"x".repeat(100)} `, { "Content-Length": "110" })).toBe(413);
  expect(await send("", {}, "GET")).toBe(405);
  expect(counted).toEqual([]);
});

test("after ten reports an hour, those of an address are accepted and not counted", async () => {
  const { send, counted } = reports();
  for (let report = 0; report < 15; report += 1) expect(await send("file")).toBe(204);
  expect(counted).toHaveLength(10);
  await send("file", { "X-Forwarded-For": "198.51.100.1" });
  expect(counted).toHaveLength(11);
});
