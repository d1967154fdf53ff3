import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { type Mail, sendMail } from "./send-mail.ts";

const mail: Mail = {
  to: "school@example.com",
  form: "contact",
  subject: "Contact Form",
  text: "Hello",
  fields: { email: "mina@example.com" },
};

beforeEach(() => void vi.stubGlobal("pageSettings", {}));
afterEach(() => void vi.unstubAllGlobals());

/** A fake `fetch` that returns the given responses in turn, then fails; it records all requests. */
function fakeFetch(...answers: (() => Response)[]) {
  const requests: Request[] = [];
  const fetch = async (address: string | URL | Request, init?: RequestInit) => {
    requests.push(new Request(new URL(String(address), "http://localhost"), init));
    const answer = answers.shift();
    if (!answer) throw new TypeError("Failed to fetch");
    return answer();
  };
  return { fetch, requests };
}

const accepted = () =>
  Response.json({ id: "1", receivedAt: "2025-01-06", reference: "7KQ-2MF" }, { status: 202 });

test("sendMail posts the JSON that the specification requires, the form’s fields and an idempotency key", async () => {
  const { fetch, requests } = fakeFetch(accepted);
  expect(await sendMail(mail, "form", {}, fetch)).toEqual({ ok: true, reference: "7KQ-2MF" });
  const [request] = requests;
  expect(request?.url).toBe("http://localhost/api/mail/send");
  expect(request?.method).toBe("POST");
  expect(request?.headers.get("Idempotency-Key")).toMatch(/^form-[0-9a-f]+$/);
  expect(await request?.json()).toEqual(mail);
});

test("a retry reuses the idempotency key, even after a publish, but edited answers or another form id get a new key", async () => {
  const { fetch, requests } = fakeFetch();
  await sendMail(mail, "form", {}, fetch);
  await sendMail({ ...mail, to: "new@example.com" }, "form", { "terms-version": "2" }, fetch);
  await sendMail({ ...mail, fields: { email: "mia@example.com" } }, "form", {}, fetch);
  await sendMail(mail, "other", {}, fetch);
  const [first, ...others] = requests.map(({ headers }) => headers.get("Idempotency-Key"));
  expect(others.map((key) => key === first)).toEqual([true, false, false]);
});

test("a message that is too large for the mail service is reported at the message field", async () => {
  const error = "The message is too long: 6,000 characters always fit.";
  const { fetch } = fakeFetch(() => Response.json({ error }, { status: 413 }));
  expect(await sendMail(mail, "form", {}, fetch)).toEqual({
    ok: false,
    error,
    problems: { message: error },
  });
});

test("a rejected submission fails with the mail service’s error message and field errors", async () => {
  const refusal = {
    error: "Some answers need another look.",
    problems: { email: "Email is invalid" },
  };
  const { fetch } = fakeFetch(() => Response.json(refusal, { status: 422 }));
  expect(await sendMail(mail, "form", {}, fetch)).toEqual({ ok: false, ...refusal });
});

test("the error message of a third-party mail service is shown, from JSON or plain text", async () => {
  for (const answer of [
    () => Response.json({ message: "Mailbox full" }, { status: 500 }),
    () => new Response("Mailbox full", { status: 500 }),
  ]) {
    const { fetch } = fakeFetch(answer);
    expect(await sendMail(mail, "form", {}, fetch)).toMatchObject({ error: "Mailbox full" });
  }
});

test("a proxy’s error page is not shown to the visitor", async () => {
  const headers = { "Content-Type": "text/html" };
  const { fetch } = fakeFetch(() => new Response("<h1>Bad gateway</h1>", { status: 502, headers }));
  expect(await sendMail(mail, "form", {}, fetch)).toMatchObject({ error: "Error sending email" });
});

test("what another program than the mail service answers with 200 is a failure", async () => {
  for (const answer of [
    () => new Response(null, { status: 204 }),
    () => new Response("<h1>Back soon</h1>", { headers: { "Content-Type": "text/html" } }),
    () => Response.json({ status: "ok" }),
  ]) {
    const { fetch } = fakeFetch(answer);
    expect(await sendMail(mail, "form", {}, fetch)).toEqual({
      ok: false,
      error: "Error sending email",
      problems: {},
    });
  }
});

test("a third-party mail service’s success response may lack a reference number and need not be JSON", async () => {
  vi.stubGlobal("pageSettings", { mailApiUrl: "https://mail.example.com" });
  for (const answer of [
    () => Response.json({ id: "1" }, { status: 202 }),
    () => Response.json({ reference: "<b>1</b>" }, { status: 202 }),
    () => new Response("OK"),
  ]) {
    const { fetch } = fakeFetch(answer);
    expect(await sendMail(mail, "form", {}, fetch)).toEqual({ ok: true, reference: undefined });
  }
});
