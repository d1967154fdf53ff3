import { applicationFields } from "#content/application-form.ts";
import { school } from "#content/school.ts";
import { describe, expect, test } from "vitest";

import { fakeClock } from "../tests/support/fake-clock.ts";
import { temporaryStore } from "../tests/support/temporary-store.ts";
import { createApp } from "./create-app.ts";
import type { Store } from "./store/open-store.ts";
import { createAcceptSubmission } from "./submissions/accept-submission.ts";
import { createRateLimit } from "./submissions/rate-limit.ts";

const message = { email: "mina@example.com", message: "Hello" };
const contact = {
  to: school.email,
  subject: "Contact Form",
  text: "Email: mina@example.com\n\nHello",
  fields: message,
};

interface Call {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

async function site({ rateLimit = 1000 } = {}) {
  const store = await temporaryStore();
  let ids = 0;
  const clock = fakeClock();
  const app = createApp({
    settings: { trustedProxies: 1 },
    clock,
    acceptSubmission: createAcceptSubmission({
      submissions: store.submissions,
      clock,
      log: { info() {}, warn() {}, error() {} },
      rateLimit: createRateLimit(rateLimit),
      newId: () => `id-${++ids}`,
      onAccepted() {},
    }),
    renderPage: async (request, { submit }) => {
      if (request.method === "GET") return new Response(request.url);
      const values = Object.fromEntries(new URLSearchParams(await request.text()));
      return Response.json(await submit("contact", values));
    },
    files: undefined,
  });
  const send = (body: unknown, { headers, ...call }: Call = {}) =>
    app.request("/api/mail/send", {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(body),
      ...call,
    });
  return { app, store, send };
}

async function storedTexts(store: Store): Promise<string[]> {
  const claimed = await store.outbox.claim({
    now: Number.MAX_SAFE_INTEGER,
    leaseUntil: Number.MAX_SAFE_INTEGER,
    limit: 100,
  });
  return claimed.map(({ submission }) => submission.text);
}

describe("POST /api/mail/send", () => {
  test("answers 202 with the id and the time once the submission is stored", async () => {
    const { send, store } = await site();
    const response = await send(contact);
    expect(response.status).toBe(202);
    expect(await response.json()).toEqual({ id: "id-1", receivedAt: "2025-01-06T09:00:00.000Z" });
    expect(await storedTexts(store)).toEqual([contact.text]);
  });

  test("writes the mail from the fields, whatever the text says", async () => {
    const { send, store } = await site();
    await send({ ...contact, text: "something else" });
    expect(await storedTexts(store)).toEqual([contact.text]);
  });

  test("takes the text alone from a client that sends no fields", async () => {
    const { send, store } = await site();
    const { fields: _, ...plain } = contact;
    expect((await send({ ...plain, text: "Just a text" })).status).toBe(202);
    expect(await storedTexts(store)).toEqual(["Just a text"]);
  });

  test("the same key and body get the first answer again and owe no second mail", async () => {
    const { send, store } = await site();
    const headers = { "Idempotency-Key": "one-form" };
    const first = await send(contact, { headers });
    const again = await send(contact, { headers });
    expect(again.status).toBe(202);
    expect(await again.json()).toEqual(await first.json());
    expect(await storedTexts(store)).toHaveLength(1);
  });

  test("the same key with another body is a conflict", async () => {
    const { send } = await site();
    const headers = { "Idempotency-Key": "one-form" };
    await send(contact, { headers });
    const other = await send({ ...contact, fields: { ...message, message: "Bye" } }, { headers });
    expect(other.status).toBe(409);
  });

  test.each([
    ["text that is not JSON", "{"],
    ["a list", "[]"],
    ["null", "null"],
    ["a number among the texts", JSON.stringify({ ...contact, text: 1 })],
    ["a list of recipients", JSON.stringify({ ...contact, to: [contact.to] })],
    ["no subject", JSON.stringify({ ...contact, subject: undefined })],
    ["fields that are no texts", JSON.stringify({ ...contact, fields: { email: { a: 1 } } })],
  ])("%s is answered 400", async (_what, body) => {
    const { send } = await site();
    expect((await send(undefined, { body })).status).toBe(400);
  });

  test.each(["", "a b", "ключ", "x".repeat(201)])("the key %j is answered 400", async (key) => {
    const { app } = await site();
    const headers = new Headers({ "Content-Type": "application/json" });
    // Headers carry bytes: what is beyond Latin-1 arrives as several of them.
    headers.set("Idempotency-Key", Buffer.from(key).toString("latin1"));
    const body = JSON.stringify(contact);
    const response = await app.request("/api/mail/send", { method: "POST", headers, body });
    expect(response.status).toBe(400);
  });

  test("bytes that are not UTF-8 are answered 400, not stored as question marks", async () => {
    const { app } = await site();
    const response = await app.request("/api/mail/send", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: Buffer.from(JSON.stringify({ ...contact, text: "café" }), "latin1"),
    });
    expect(response.status).toBe(400);
  });

  test.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "application/jsonp",
    "application/json; charset=utf-16",
    "",
  ])("the content type %j is answered 415", async (type) => {
    const { send } = await site();
    expect((await send(contact, { headers: { "Content-Type": type } })).status).toBe(415);
  });

  test("more than 64 KiB is answered 413, announced or not", async () => {
    const { send, app } = await site();
    const large = { ...contact, text: "x".repeat(64 * 1024) };
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

  test.each([
    "someone@example.com",
    `${school.email}, someone@example.com`,
    `Admissions <${school.email}>`,
    `${school.email}\r\nBcc: someone@example.com`,
    "",
  ])("the recipient %j is answered 403", async (to) => {
    const { send, store } = await site();
    expect((await send({ ...contact, to })).status).toBe(403);
    expect(await storedTexts(store)).toEqual([]);
  });

  test.each([
    ["an unknown subject", { subject: "Hello" }],
    ["an empty text", { text: " \n" }],
    ["a text of more than 20,000 characters", { text: "x".repeat(20_001) }],
  ])("%s is answered 422", async (_what, change) => {
    const { send } = await site();
    expect((await send({ ...contact, ...change })).status).toBe(422);
  });

  test("fields that fail the form’s rules are answered 422 with a message for each", async () => {
    const { send } = await site();
    const response = await send({ ...contact, fields: { email: "mina", message: "  " } });
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      error: expect.any(String),
      problems: { email: "Email is invalid", message: "Message is required" },
    });
  });

  test("an application without any answer names all 18 fields", async () => {
    const { send } = await site();
    const response = await send({ ...contact, subject: "New Application Form", fields: {} });
    const { problems } = await response.json();
    expect(Object.keys(problems)).toEqual([...applicationFields]);
  });

  test("too many from one address are answered 429 with Retry-After, others are not", async () => {
    const { send } = await site({ rateLimit: 1 });
    const from = (address: string) => ({ headers: { "X-Forwarded-For": `6.6.6.6, ${address}` } });
    expect((await send(contact, from("1.1.1.1"))).status).toBe(202);
    const refused = await send(contact, from("1.1.1.1"));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect((await send(contact, from("2.2.2.2"))).status).toBe(202);
  });

  test("a repetition is answered as the first time, however many have come since", async () => {
    const { send } = await site({ rateLimit: 1 });
    const headers = { "Idempotency-Key": "one-form" };
    expect((await send(contact, { headers })).status).toBe(202);
    expect((await send(contact, { headers })).status).toBe(202);
    expect((await send(contact)).status).toBe(429);
  });

  test("a store that cannot write is answered 503", async () => {
    const { send, store } = await site();
    await store.close();
    const response = await send(contact);
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ error: expect.stringContaining("try again") });
  });

  test.each(["GET", "PUT", "DELETE"])("%s is answered 405 with Allow", async (method) => {
    const { app } = await site();
    const response = await app.request("/api/mail/send", { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("Allow")).toBe("POST");
    expect(await response.json()).toEqual({ error: expect.any(String) });
  });
});

describe("a form posted without JavaScript", () => {
  const post = { method: "POST", body: new URLSearchParams(message) };

  test("is accepted by the same rules", async () => {
    const { app, store } = await site();
    expect(await (await app.request("/", post)).json()).toMatchObject({ accepted: true });
    expect(await storedTexts(store)).toEqual([contact.text]);
  });

  test("is one submission when it is posted twice", async () => {
    const { app, store } = await site();
    await app.request("/", post);
    await app.request("/", post);
    expect(await storedTexts(store)).toHaveLength(1);
  });

  test("is refused with a sentence when it is larger than 64 KiB", async () => {
    const { app } = await site();
    const body = new URLSearchParams({ ...message, message: "x".repeat(64 * 1024) });
    const response = await app.request("/", { ...post, body });
    expect(response.status).toBe(413);
    expect(await response.text()).toContain("Go back with your browser: your text is still there.");
  });

  test("is for pages to read with the scheme that the visitor used, which the proxy tells", async () => {
    const { app } = await site();
    const addresses = await Promise.all(
      [{ "X-Forwarded-Proto": "https" }, {}].map(async (headers) =>
        (await app.request("http://localhost/address", { headers })).text(),
      ),
    );
    expect(addresses).toEqual(["https://localhost/address", "http://localhost/address"]);
  });

  test("is the only thing that can be sent to a page", async () => {
    const { app } = await site();
    const deletion = await app.request("/", { method: "DELETE" });
    expect(deletion.status).toBe(405);
    expect(deletion.headers.get("Allow")).toBe("GET, HEAD, POST");
    expect((await app.request("/", { method: "POST", body: "text" })).status).toBe(415);
  });
});
