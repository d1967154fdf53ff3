import { school } from "#content/school.ts";
import { expect, test } from "vitest";

import { newFormId } from "./form-id.ts";
import { type Mail, sendMail } from "./send-mail.ts";

const mail: Mail = {
  form: "contact",
  subject: "Contact Form",
  text: "Hello",
  fields: { email: "mina@example.com" },
};

/** A fake `fetch` with the given responses, and the requests that it got. */
function connection(...answers: (() => Response)[]) {
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

test("sends what the specification says, with the fields and a key", async () => {
  const { fetch, requests } = connection(accepted);
  expect(await sendMail(mail, "form", fetch)).toEqual({ ok: true, reference: "7KQ-2MF" });
  const [request] = requests;
  expect(request?.url).toBe("http://localhost/api/mail/send");
  expect(request?.method).toBe("POST");
  expect(request?.headers.get("Idempotency-Key")).toMatch(/^form-[0-9a-f]+$/);
  expect(await request?.json()).toEqual({ to: school.email, ...mail });
});

test("the same mail from the same form keeps its key; an edited or another one does not", async () => {
  const { fetch, requests } = connection();
  await sendMail(mail, "form", fetch);
  await sendMail(mail, "form", fetch);
  await sendMail({ ...mail, text: "Hello again" }, "form", fetch);
  await sendMail(mail, "other", fetch);
  const [first, ...others] = requests.map(({ headers }) => headers.get("Idempotency-Key"));
  expect(others.map((key) => key === first)).toEqual([true, false, false]);
});

test("no two forms share a name", () => {
  expect(newFormId()).toMatch(/^[0-9a-f]{32}$/);
  expect(newFormId()).not.toBe(newFormId());
});

test("no answer is told in the specification’s words", async () => {
  const { fetch } = connection();
  expect(await sendMail(mail, "form", fetch)).toEqual({
    ok: false,
    error: "Error sending email",
    problems: {},
  });
});

test("a refusal is told in the service’s own words", async () => {
  const refusal = {
    error: "Some answers need another look.",
    problems: { email: "Email is invalid" },
  };
  const { fetch } = connection(() => Response.json(refusal, { status: 422 }));
  expect(await sendMail(mail, "form", fetch)).toEqual({ ok: false, ...refusal });
});

test("the message of a foreign service is shown, in JSON or as text", async () => {
  for (const answer of [
    () => Response.json({ message: "Mailbox full" }, { status: 500 }),
    () => new Response("Mailbox full", { status: 500 }),
  ]) {
    const { fetch } = connection(answer);
    expect(await sendMail(mail, "form", fetch)).toMatchObject({ error: "Mailbox full" });
  }
});

test("a proxy’s error page is not shown to the visitor", async () => {
  const headers = { "Content-Type": "text/html" };
  const { fetch } = connection(
    () => new Response("<h1>Bad gateway</h1>", { status: 502, headers }),
  );
  expect(await sendMail(mail, "form", fetch)).toMatchObject({ error: "Error sending email" });
});

test("a foreign service’s success counts without a reference, or without JSON", async () => {
  for (const answer of [
    () => Response.json({ id: "1" }, { status: 202 }),
    () => Response.json({ reference: "<b>1</b>" }, { status: 202 }),
    () => new Response("OK"),
  ]) {
    const { fetch } = connection(answer);
    expect(await sendMail(mail, "form", fetch)).toEqual({ ok: true, reference: undefined });
  }
});
