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

const tooLong = "The message is too long: 6,000 characters always fit.";
const refusal = {
  error: "Some answers need another look.",
  problems: { email: "Email is invalid" },
};
const unknown = { ok: false, error: "Error sending email", problems: {} };
const html = { headers: { "Content-Type": "text/html" } };

test.each<[what: string, answer: () => Response, outcome: object]>([
  [
    "a message that is too large is reported at its field",
    () => Response.json({ error: tooLong }, { status: 413 }),
    { ok: false, error: tooLong, problems: { message: tooLong } },
  ],
  [
    "a refusal has its message and those of its fields",
    () => Response.json(refusal, { status: 422 }),
    { ok: false, ...refusal },
  ],
  [
    "a third party’s error in JSON is shown",
    () => Response.json({ message: "Mailbox full" }, { status: 500 }),
    { ...unknown, error: "Mailbox full" },
  ],
  [
    "a third party’s error in plain text is shown",
    () => new Response("Mailbox full", { status: 500 }),
    { ...unknown, error: "Mailbox full" },
  ],
  [
    "a proxy’s error page is not shown",
    () => new Response("<h1>Bad gateway</h1>", { status: 502, ...html }),
    unknown,
  ],
  ["an empty answer is a failure", () => new Response(null, { status: 204 }), unknown],
  ["a page of another program is one", () => new Response("<h1>Back soon</h1>", html), unknown],
  ["so is JSON of another program", () => Response.json({ status: "ok" }), unknown],
])("%s", async (_what, answer, outcome) => {
  const { fetch } = fakeFetch(answer);
  expect(await sendMail(mail, "form", {}, fetch)).toEqual(outcome);
});

test("a service that does not answer at all is given up after a minute", async () => {
  const minute = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(minute.signal);
  const silent = (_: unknown, { signal }: RequestInit = {}) =>
    new Promise<never>((_answer, reject) => {
      signal?.addEventListener("abort", () => reject(signal.reason));
    });
  const sending = sendMail(mail, "form", {}, silent);
  minute.abort();
  expect(await sending).toEqual(unknown);
  expect(timeout).toHaveBeenCalledWith(60_000);
});

test.each([
  ["none", () => Response.json({ id: "1" }, { status: 202 })],
  ["an odd one", () => Response.json({ reference: "<b>1</b>" }, { status: 202 })],
  ["no JSON", () => new Response("OK")],
])("a third party’s success may have %s for a reference number", async (_what, answer) => {
  vi.stubGlobal("pageSettings", { mailApiUrl: "https://mail.example.com" });
  const { fetch } = fakeFetch(answer);
  expect(await sendMail(mail, "form", {}, fetch)).toEqual({ ok: true, reference: undefined });
});
