import { connect } from "node:net";
import { join } from "node:path";
import * as fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";

import { runSite } from "../support/processes/site-process.ts";
import { temporaryFolder } from "../support/server/temporary-folder.ts";

/** Number of malformed requests; `ABUSE_REQUESTS=10000` sends more. */
const numRuns = Number(process.env["ABUSE_REQUESTS"] ?? 1000);

/** An email address that every request contains, and that must not appear in the log. */
const PERSON = "mina.person@example.com";

/** Sends the bytes on a new connection; returns the statuses of all responses. */
async function send(port: number, bytes: Buffer): Promise<string[]> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  let answer = "";
  socket.on("data", (chunk: Buffer) => (answer += chunk.toString("latin1")));
  socket.end(bytes);
  await new Promise((resolve) => socket.once("close", resolve));
  return Array.from(answer.matchAll(/^HTTP\/1\.1 (\d{3}) /gm), ([, status = ""]) => status);
}

const method = fc.constantFrom("GET", "HEAD", "POST", "PUT", "OPTIONS", "TRACE", "get", "FOO", "");
const path = fc.oneof(
  fc.constantFrom(
    ..."/ //evil.example/index.html /?sent=contact /apply/%E0%A4%A /api/mail/send /healthz *".split(
      " ",
    ),
    ..."/video/sample.mp4 /assets/..%2f..%2fetc/passwd http://u:p@a/ /apply.data /__manifest".split(
      " ",
    ),
  ),
  fc.webPath().map((text) => `/${text}`),
  fc.string({ unit: "binary", maxLength: 40 }),
);
const version = fc.constantFrom("HTTP/1.1", "HTTP/1.1", "HTTP/1.1", "HTTP/1.0", "HTTP/2.0", "");
const header = fc.oneof(
  fc.constantFrom(
    ...`Host: localhost|Host: a, b|Host: [::1|Content-Length: 5|Content-Length: -1
      |Transfer-Encoding: chunked|Transfer-Encoding: gzip, chunked|Content-Type: application/json
      |Content-Type: application/x-www-form-urlencoded|Content-Type: multipart/form-data; boundary=x
      |Origin: null|Origin: ://|Sec-Fetch-Site: cross-site|Range: bytes=5-1|If-Range: x|If-None-Match: *
      |Accept-Encoding: br;q=x|X-Forwarded-For: ,,|Idempotency-Key: \u0001|Expect: 100-continue
      |Connection: upgrade`.split(/\s*\|/),
  ),
  fc
    .tuple(fc.string({ maxLength: 10 }), fc.string({ maxLength: 30 }))
    .map((pair) => pair.join(": ")),
);
const body = fc.oneof(
  fc.json(),
  fc.constantFrom("5\r\nhello\r\n0\r\n\r\n", "email=&message=%", "--x\r\n\r\n--x--", "{}", ""),
  fc.string({ unit: "binary" }),
);

const badRequest = fc
  .tuple(method, path, version, fc.array(header, { maxLength: 6 }), body)
  .map(([verb, target, http, headers, text]) =>
    Buffer.from(
      `${verb} ${target} ${http}\r\nHost: localhost\r\nX-Person: ${PERSON}\r\n` +
        `${headers.map((line) => `${line}\r\n`).join("")}\r\n${text}${PERSON}`,
    ),
  );

test(
  `${numRuns} malformed requests cause no error`,
  { timeout: 30_000 + numRuns * 30 },
  async () => {
    const database = `sqlite:${join(temporaryFolder(), "site.db")}`;
    const { url, lines, end } = await runSite({ DATABASE_URL: database, RATE_LIMIT: "1000000" });
    onTestFinished(async () => void (await end("SIGKILL")));
    const port = Number(new URL(url).port);
    let answered = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(badRequest, { minLength: 10, maxLength: 10 }), async (requests) => {
        const answers = await Promise.all(requests.map((request) => send(port, request)));
        answered += answers.filter((statuses) => statuses.length > 0).length;
        expect(answers.flat().filter((status) => status.startsWith("5"))).toEqual([]);
      }),
      { numRuns: numRuns / 10 },
    );
    expect(answered, "requests that were answered").toBeGreaterThan(numRuns / 2);
    expect((await fetch(url)).status).toBe(200);
    expect(lines.filter((line) => !line.startsWith("{"))).toEqual([]);
    const log = lines.join("\n");
    expect(log).not.toContain(PERSON);
    expect(log).not.toContain('"level":"error"');
    expect(log).not.toMatch(/\\n +at /);
  },
);
