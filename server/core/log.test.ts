import { mailServiceText } from "#content/mail/mail-service.ts";
import { spawnSync } from "node:child_process";
import { existsSync, openSync } from "node:fs";
import { expect, test } from "vitest";

import { testApp } from "../../tests/support/server/test-app.ts";
import { contactRequest } from "../../tests/support/server/contact-request.ts";
import { keepingLog } from "../../tests/support/server/keeping-log.ts";
import { describeError, withoutAddresses } from "./log.ts";

test("every response has a request id and a line in the log", async () => {
  const { log, lines } = keepingLog();
  const { app } = await testApp({ log });
  const response = await app.request("/somewhere?name=Mina");
  expect(lines).toEqual([
    { method: "GET", path: "/somewhere", status: 200, ms: expect.any(Number), said: "Answered" },
  ]);
  expect(response.headers.get("X-Request-Id")).toMatch(/./);
});

test("an unexpected error is answered with 500 and a sentence for the visitor, and its cause is logged", async () => {
  const { log, lines } = keepingLog();
  const { app } = await testApp({ log });
  const response = await app.request("/broken");
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({ error: mailServiceText.unavailable });
  expect(lines).toContainEqual({
    cause: "Error: [address]: broken",
    stack: expect.stringContaining("test-app.ts"),
    said: "A request failed",
  });
});

test("an unexpected error’s stack names lines of code, and repeats none of its message", () => {
  const { stack } = describeError(new Error("mina@example.com wrote\n    at home (in.ts:1:1)"));
  expect(stack).toMatch(/^ {4}at .*log\.test\.ts:\d+:\d+/);
  expect(stack).not.toMatch(/mina|home/);
  expect(describeError("lost")).toEqual({ cause: "lost" });
});

test("no personal data is logged, whether a submission is stored or refused", async () => {
  const { log, lines } = keepingLog();
  const { app, send, store } = await testApp({ log });
  const headers = { "X-Forwarded-For": "203.0.113.7", "Idempotency-Key": "one" };
  await send(contactRequest, { headers });
  await send({ ...contactRequest, fields: { email: "mina@", message: "Hello" } }, { headers });
  await app.request("/?email=mina@example.com");
  await store.close();
  await send(contactRequest, { headers });
  const said = JSON.stringify(lines);
  for (const secret of ["mina", "Hello", "203.0.113.7"]) expect(said).not.toContain(secret);
  expect(lines).toContainEqual(expect.objectContaining({ said: "Stored a submission" }));
  expect(lines).toContainEqual(expect.objectContaining({ status: 503 }));
});

test("e-mail addresses in a mail server’s error message are masked in the log", () => {
  for (const [cause, logged] of [
    ["550 5.1.1 <mina@example.com> User unknown", "550 5.1.1 <[address]> User unknown"],
    ["Error: to=mina.o'neil+x@ex-ample.co.uk, refused", "Error: to=[address], refused"],
    ["cc (a@b.example)c@d.example='e@f.example'", "cc ([address])[address]=[address]"],
    ["connect ECONNREFUSED 127.0.0.1:25", "connect ECONNREFUSED 127.0.0.1:25"],
  ] as const) {
    expect(withoutAddresses(cause)).toBe(logged);
  }
});

test.skipIf(!existsSync("/dev/full"))(
  "a log on a full disk neither ends the site nor keeps it from ending",
  () => {
    const program = `
      const { createLogger } = await import("./server/core/pino-log.ts");
      (await createLogger("info", false)).info({}, "lost");
      process.exitCode = 7;`;
    const stdio = ["ignore", openSync("/dev/full", "w"), "inherit"] as const;
    const options = { stdio: [...stdio], timeout: 20_000 };
    expect(
      spawnSync(process.execPath, ["--input-type=module", "-e", program], options).status,
    ).toBe(7);
  },
);
