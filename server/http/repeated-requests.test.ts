import { describe, expect, test } from "vitest";

import { contactRequest, message } from "../../tests/support/server/contact-request.ts";
import { storedTexts, testApp } from "../../tests/support/server/test-app.ts";

describe("POST /api/mail/send with an Idempotency-Key", () => {
  test("answers a repeated idempotency key and body as before, without a second mail, and another body with 409", async () => {
    const { send, store } = await testApp();
    const headers = { "Idempotency-Key": "one-form" };
    const first = await send(contactRequest, { headers });
    const again = await send(contactRequest, { headers });
    expect(again.status).toBe(202);
    expect(await again.json()).toEqual(await first.json());
    const fields = { ...message, message: "Bye" };
    expect((await send({ ...contactRequest, fields }, { headers })).status).toBe(409);
    expect(await storedTexts(store)).toHaveLength(1);
  });

  test("answers 400 to an idempotency key that is not 1 to 200 visible ASCII characters", async () => {
    const { app } = await testApp();
    for (const key of ["", "a b", "ключ", "x".repeat(201)]) {
      const headers = new Headers({ "Content-Type": "application/json" });
      // `Headers` takes one character per byte, so the key's UTF-8 bytes are passed as Latin-1.
      headers.set("Idempotency-Key", Buffer.from(key).toString("latin1"));
      const body = JSON.stringify(contactRequest);
      const response = await app.request("/api/mail/send", { method: "POST", headers, body });
      expect(response.status, key).toBe(400);
    }
  });

  test("answers a repeated idempotency key with 202 even above the rate limit", async () => {
    const { send } = await testApp({ rateLimit: 1 });
    const headers = { "Idempotency-Key": "one-form" };
    expect((await send(contactRequest, { headers })).status).toBe(202);
    expect((await send(contactRequest, { headers })).status).toBe(202);
    expect((await send(contactRequest)).status).toBe(429);
  });

  test("counts another body with a known idempotency key as a request of its own", async () => {
    const { send } = await testApp({ rateLimit: 3 });
    const headers = { "Idempotency-Key": "one-form" };
    const statuses: number[] = [];
    for (const text of ["one", "two", "three", "four"]) {
      const fields = { ...contactRequest.fields, message: text };
      statuses.push((await send({ ...contactRequest, fields }, { headers })).status);
    }
    expect(statuses).toEqual([202, 409, 409, 409]);
    expect((await send(contactRequest)).status).toBe(429);
  });
});
