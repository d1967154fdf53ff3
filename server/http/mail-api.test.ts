import { describe, expect, test } from "vitest";

import { TERMS_FIELD } from "#forms/contract.ts";
import { requiredMessages } from "../../tests/support/components/applicant.ts";
import { owedMails, storedTexts, testApp } from "../../tests/support/server/test-app.ts";
import { contactRequest, message } from "../../tests/support/server/contact-request.ts";
import { content } from "../../tests/support/site-content.ts";

const { school } = content;

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

  test("composes the mail from the request’s `fields` and ignores its `text`, with or without a `form`", async () => {
    for (const change of [{ text: "something else" }, { form: "contact" }]) {
      const { send, store } = await testApp();
      expect((await send({ ...contactRequest, ...change })).status).toBe(202);
      expect(await storedTexts(store)).toEqual([contactRequest.text]);
    }
  });

  test("accepts a third-party client’s mail that has a text, but not the form’s fields", async () => {
    const { send, store } = await testApp();
    const { fields: _, ...plain } = contactRequest;
    expect((await send({ ...plain, text: "Just a text" })).status).toBe(202);
    expect(await storedTexts(store)).toEqual(["Just a text"]);
  });

  test("stores which version of the terms was accepted, and drops an invalid version", async () => {
    for (const [version, isStored] of [
      ["2, 3 March 2027", true],
      [`2${"!".repeat(60)}`, false],
      ["<b>2</b>", false],
    ] as const) {
      const { send, store } = await testApp();
      const fields = { ...message, [TERMS_FIELD]: version };
      expect((await send({ ...contactRequest, fields })).status).toBe(202);
      const [mail] = await owedMails(store);
      expect(mail?.submission.fields?.includes(version)).toBe(isStored);
    }
  });

  test.each<[status: number, why: string, changes: object[]]>([
    [
      400,
      "the request has another shape",
      [
        { text: 1 },
        { to: [contactRequest.to] },
        { subject: undefined },
        { form: "newsletter" },
        { fields: { email: { a: 1 } } },
      ],
    ],
    [
      403,
      "`to` is not exactly the school’s address",
      [
        "someone@example.com",
        `${school.email}, someone@example.com`,
        `Admissions <${school.email}>`,
        `${school.email}\r\nBcc: someone@example.com`,
        "",
      ].map((to) => ({ to })),
    ],
    [
      422,
      "the subject is unknown or of another form, or the text is empty or too long",
      [
        { subject: "Hello" },
        { form: "application" },
        { text: " \n" },
        { text: "x".repeat(20_001) },
      ],
    ],
  ])("answers %i if %s", async (status, _why, changes) => {
    const { send, store } = await testApp();
    for (const change of changes) {
      const response = await send({ ...contactRequest, ...change });
      expect(response.status, JSON.stringify(change).slice(0, 80)).toBe(status);
    }
    expect(await storedTexts(store)).toEqual([]);
  });

  test("answers 400 to a body that is not a JSON object in UTF-8", async () => {
    const { app, send } = await testApp();
    for (const body of ["{", "[]", "null"]) {
      expect((await send(undefined, { body })).status, body).toBe(400);
    }
    const latin1 = await app.request("/api/mail/send", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: Buffer.from(JSON.stringify({ ...contactRequest, text: "café" }), "latin1"),
    });
    expect(latin1.status, "replacement characters would be stored").toBe(400);
  });

  test("answers 415 to every content type but JSON in UTF-8", async () => {
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

  test("answers 413 to a body of more than 64 KiB, with or without Content-Length", async () => {
    const { send, app } = await testApp();
    const large = { ...contactRequest, text: "x".repeat(64 * 1024) };
    expect((await send(large)).status).toBe(413);
    // Node requires `duplex` for a streamed body; TypeScript's DOM types lack it.
    const init: RequestInit & { duplex: "half" } = {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: new Blob([JSON.stringify(large)]).stream(),
      duplex: "half",
    };
    const streamed = new Request("http://localhost/api/mail/send", init);
    expect((await app.request(streamed)).status).toBe(413);
  });

  test("answers 422 to invalid or missing fields, with a message for each", async () => {
    const { send } = await testApp();
    const response = await send({ ...contactRequest, fields: { email: "mina", message: "  " } });
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      error: expect.any(String),
      problems: { email: "Email is invalid", message: "Message is required" },
    });
    const empty = await send({ ...contactRequest, subject: "New Application Form", fields: {} });
    const { problems } = await empty.json();
    expect(Object.values(problems)).toEqual(requiredMessages);
  });

  test("answers 429 with Retry-After when one address sends too many requests, but not to other addresses", async () => {
    const { send } = await testApp({ rateLimit: 1 });
    const from = (address: string) => ({ headers: { "X-Forwarded-For": `6.6.6.6, ${address}` } });
    expect((await send(contactRequest, from("1.1.1.1"))).status).toBe(202);
    const refused = await send(contactRequest, from("1.1.1.1"));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect((await send(contactRequest, from("2.2.2.2"))).status).toBe(202);
  });

  test("answers 503 when the store cannot write", async () => {
    const { send, store } = await testApp();
    await store.close();
    const response = await send(contactRequest);
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ error: expect.stringContaining("try again") });
  });

  test("answers 405 with Allow to every method but POST", async () => {
    const { app } = await testApp();
    for (const method of ["GET", "PUT", "DELETE"]) {
      const response = await app.request("/api/mail/send", { method });
      expect(response.status, method).toBe(405);
      expect(response.headers.get("Allow")).toBe("POST");
      expect(await response.json()).toEqual({ error: expect.any(String) });
    }
  });
});
