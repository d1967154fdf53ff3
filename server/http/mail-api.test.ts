import { applicationFields } from "#content/application-form.ts";
import { school } from "#content/school.ts";
import { describe, expect, test } from "vitest";

import { storedTexts, testApp } from "../../tests/support/server/test-app.ts";
import { contactRequest, message } from "../../tests/support/server/contact-request.ts";

describe("POST /api/mail/send", () => {
  test("answers 202 with the id and the time once the submission is stored", async () => {
    const { send, store } = await testApp();
    const response = await send(contactRequest);
    expect(response.status).toBe(202);
    expect(await response.json()).toEqual({
      id: "id-2",
      receivedAt: "2025-01-06T09:00:00.000Z",
      reference: "000-000",
    });
    expect(await storedTexts(store)).toEqual([contactRequest.text]);
  });

  test("writes the mail from the fields, whatever the text says", async () => {
    const { send, store } = await testApp();
    await send({ ...contactRequest, text: "something else" });
    expect(await storedTexts(store)).toEqual([contactRequest.text]);
  });

  test("takes the form’s name beside its subject", async () => {
    const { send, store } = await testApp();
    expect((await send({ ...contactRequest, form: "contact" })).status).toBe(202);
    expect(await storedTexts(store)).toEqual([contactRequest.text]);
  });

  test("takes the text alone from a client that sends no fields", async () => {
    const { send, store } = await testApp();
    const { fields: _, ...plain } = contactRequest;
    expect((await send({ ...plain, text: "Just a text" })).status).toBe(202);
    expect(await storedTexts(store)).toEqual(["Just a text"]);
  });

  test("the same key and body get the first answer again and owe no second mail", async () => {
    const { send, store } = await testApp();
    const headers = { "Idempotency-Key": "one-form" };
    const first = await send(contactRequest, { headers });
    const again = await send(contactRequest, { headers });
    expect(again.status).toBe(202);
    expect(await again.json()).toEqual(await first.json());
    expect(await storedTexts(store)).toHaveLength(1);
  });

  test("the same key with another body is a conflict", async () => {
    const { send } = await testApp();
    const headers = { "Idempotency-Key": "one-form" };
    await send(contactRequest, { headers });
    const other = await send(
      { ...contactRequest, fields: { ...message, message: "Bye" } },
      { headers },
    );
    expect(other.status).toBe(409);
  });

  test("a body that is no JSON object of the agreed fields is answered 400", async () => {
    const { send } = await testApp();
    for (const body of [
      "{",
      "[]",
      "null",
      JSON.stringify({ ...contactRequest, text: 1 }),
      JSON.stringify({ ...contactRequest, to: [contactRequest.to] }),
      JSON.stringify({ ...contactRequest, subject: undefined }),
      JSON.stringify({ ...contactRequest, form: "newsletter" }),
      JSON.stringify({ ...contactRequest, fields: { email: { a: 1 } } }),
    ]) {
      expect((await send(undefined, { body })).status, body).toBe(400);
    }
  });

  test("an idempotency key that is not 1 to 200 visible ASCII characters is answered 400", async () => {
    const { app } = await testApp();
    for (const key of ["", "a b", "ключ", "x".repeat(201)]) {
      const headers = new Headers({ "Content-Type": "application/json" });
      // Headers carry bytes: a character beyond Latin-1 arrives as several of them.
      headers.set("Idempotency-Key", Buffer.from(key).toString("latin1"));
      const body = JSON.stringify(contactRequest);
      const response = await app.request("/api/mail/send", { method: "POST", headers, body });
      expect(response.status, key).toBe(400);
    }
  });

  test("bytes that are not UTF-8 are answered 400, not stored as question marks", async () => {
    const { app } = await testApp();
    const response = await app.request("/api/mail/send", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: Buffer.from(JSON.stringify({ ...contactRequest, text: "café" }), "latin1"),
    });
    expect(response.status).toBe(400);
  });

  test("every content type but JSON in UTF-8 is answered 415", async () => {
    const { send } = await testApp();
    for (const type of [
      "text/plain",
      "application/x-www-form-urlencoded",
      "application/jsonp",
      "application/json; charset=utf-16",
      "",
    ]) {
      const response = await send(contactRequest, { headers: { "Content-Type": type } });
      expect(response.status, type).toBe(415);
    }
  });

  test("more than 64 KiB is answered 413, announced or not", async () => {
    const { send, app } = await testApp();
    const large = { ...contactRequest, text: "x".repeat(64 * 1024) };
    expect((await send(large)).status).toBe(413);
    // `duplex` is asked for by Node, and missing from the browser's types.
    const init: RequestInit & { duplex: "half" } = {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: new Blob([JSON.stringify(large)]).stream(),
      duplex: "half",
    };
    const streamed = new Request("http://localhost/api/mail/send", init);
    expect((await app.request(streamed)).status).toBe(413);
  });

  test("every recipient but the school’s bare address is answered 403", async () => {
    const { send, store } = await testApp();
    for (const to of [
      "someone@example.com",
      `${school.email}, someone@example.com`,
      `Admissions <${school.email}>`,
      `${school.email}\r\nBcc: someone@example.com`,
      "",
    ]) {
      expect((await send({ ...contactRequest, to })).status, to).toBe(403);
    }
    expect(await storedTexts(store)).toEqual([]);
  });

  test("an unknown or foreign subject, and a text that is empty or too long, are answered 422", async () => {
    const { send } = await testApp();
    for (const change of [
      { subject: "Hello" },
      { form: "application" },
      { text: " \n" },
      { text: "x".repeat(20_001) },
    ]) {
      const { status } = await send({ ...contactRequest, ...change });
      expect(status, JSON.stringify(change).slice(0, 80)).toBe(422);
    }
  });

  test("fields that fail the form’s rules are answered 422 with a message for each", async () => {
    const { send } = await testApp();
    const response = await send({ ...contactRequest, fields: { email: "mina", message: "  " } });
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      error: expect.any(String),
      problems: { email: "Email is invalid", message: "Message is required" },
    });
  });

  test("an application without any answer names all 18 fields", async () => {
    const { send } = await testApp();
    const response = await send({ ...contactRequest, subject: "New Application Form", fields: {} });
    const { problems } = await response.json();
    expect(Object.keys(problems)).toEqual([...applicationFields]);
  });

  test("too many from one address are answered 429 with Retry-After, others are not", async () => {
    const { send } = await testApp({ rateLimit: 1 });
    const from = (address: string) => ({ headers: { "X-Forwarded-For": `6.6.6.6, ${address}` } });
    expect((await send(contactRequest, from("1.1.1.1"))).status).toBe(202);
    const refused = await send(contactRequest, from("1.1.1.1"));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect((await send(contactRequest, from("2.2.2.2"))).status).toBe(202);
  });

  test("a repetition is answered as the first time, however many have come since", async () => {
    const { send } = await testApp({ rateLimit: 1 });
    const headers = { "Idempotency-Key": "one-form" };
    expect((await send(contactRequest, { headers })).status).toBe(202);
    expect((await send(contactRequest, { headers })).status).toBe(202);
    expect((await send(contactRequest)).status).toBe(429);
  });

  test("a store that cannot write is answered 503", async () => {
    const { send, store } = await testApp();
    await store.close();
    const response = await send(contactRequest);
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ error: expect.stringContaining("try again") });
  });

  test("every method but POST is answered 405 with Allow", async () => {
    const { app } = await testApp();
    for (const method of ["GET", "PUT", "DELETE"]) {
      const response = await app.request("/api/mail/send", { method });
      expect(response.status, method).toBe(405);
      expect(response.headers.get("Allow")).toBe("POST");
      expect(await response.json()).toEqual({ error: expect.any(String) });
    }
  });
});
