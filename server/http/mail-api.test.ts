import { describe, expect, test } from "vitest";

import { TERMS_FIELD } from "#forms/contract.ts";
import { requiredMessages } from "../../tests/support/components/applicant.ts";
import { owedMails, storedTexts, testApp } from "../../tests/support/server/test-app.ts";
import { contactRequest, message } from "../../tests/support/server/contact-request.ts";
import { content } from "../../tests/support/site-content.ts";

const { school } = content;
const posted = { method: "POST", headers: { "Content-Type": "application/json" } };

describe("POST /api/mail/send", () => {
  test("answers 202 with the id and the time once the submission is stored", async () => {
    const { send, store } = await testApp();
    const response = await send(contactRequest);
    expect(response.status).toBe(202);
    const receivedAt = "2025-01-06T09:00:00.000Z";
    expect(await response.json()).toEqual({ id: "id-2", receivedAt, reference: "000-000" });
    expect(await storedTexts(store)).toEqual([contactRequest.text]);
  });

  test.each([
    ["the request’s `fields`, not its `text`", { text: "something else" }, contactRequest.text],
    ["its `fields` with a `form` as well", { form: "contact" }, contactRequest.text],
    ["a third-party client’s `text` without `fields`", { fields: undefined, text: "Hi" }, "Hi"],
  ])("composes the mail from %s", async (_what, change, text) => {
    const { send, store } = await testApp();
    expect((await send({ ...contactRequest, ...change })).status).toBe(202);
    expect(await storedTexts(store)).toEqual([text]);
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

  test.each<[status: number, why: string, change: object]>([
    [400, "the text is none", { text: 1 }],
    [400, "`to` is a list", { to: [contactRequest.to] }],
    [400, "there is no subject", { subject: undefined }],
    [400, "the form is unknown", { form: "newsletter" }],
    [400, "a field is no text", { fields: { email: { a: 1 } } }],
    [403, "`to` is another address", { to: "someone@example.com" }],
    [403, "`to` is two addresses", { to: `${school.email}, someone@example.com` }],
    [403, "`to` has a name", { to: `Admissions <${school.email}>` }],
    [403, "`to` has a header", { to: `${school.email}\r\nBcc: someone@example.com` }],
    [403, "`to` is empty", { to: "" }],
    [422, "the subject is unknown", { subject: "Hello" }],
    [422, "the subject is of another form", { form: "contact", subject: "New Application Form" }],
    [422, "the text is empty", { text: " \n" }],
    [422, "the text is too long", { text: "x".repeat(20_001) }],
  ])("answers %i if %s", async (status, _why, change) => {
    const { send, store } = await testApp();
    expect((await send({ ...contactRequest, ...change })).status).toBe(status);
    expect(await storedTexts(store)).toEqual([]);
  });

  test("answers 400 to a body that is not a JSON object in UTF-8", async () => {
    const { app, send } = await testApp();
    for (const body of ["{", "[]", "null"]) {
      expect((await send(undefined, { body })).status, body).toBe(400);
    }
    const body = Buffer.from(JSON.stringify({ ...contactRequest, text: "café" }), "latin1");
    const latin1 = await app.request("/api/mail/send", { ...posted, body });
    expect(latin1.status, "replacement characters would be stored").toBe(400);
  });

  test.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "application/jsonp",
    "application/json; charset=utf-16",
    "",
  ])("answers 415 to the content type “%s”, which is not JSON in UTF-8", async (type) => {
    const { send } = await testApp();
    const { status } = await send(contactRequest, { headers: { "Content-Type": type } });
    expect(status).toBe(415);
  });

  test("answers 413 to a body of more than 64 KiB, with or without Content-Length", async () => {
    const { send, app } = await testApp();
    const large = { ...contactRequest, text: "x".repeat(64 * 1024) };
    expect((await send(large)).status).toBe(413);
    // Node requires `duplex` for a streamed body.
    const body = new Blob([JSON.stringify(large)]).stream();
    const streamed = Object.assign({ body, duplex: "half" }, posted);
    expect((await app.request("/api/mail/send", streamed)).status).toBe(413);
  });

  test("answers 422 to invalid or missing fields, with a message for each", async () => {
    const { send } = await testApp();
    const response = await send({ ...contactRequest, fields: { email: "mina", message: "  " } });
    expect(response.status).toBe(422);
    const problemsOfBoth = { email: "Email is invalid", message: "Message is required" };
    expect(await response.json()).toEqual({ error: expect.any(String), problems: problemsOfBoth });
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
