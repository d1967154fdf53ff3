import { expect, test } from "vitest";

import { createMailSender } from "./send-mail.ts";

const mail = { subject: "Contact Form", text: "Hello", fields: { email: "mina@example.com" } };

/** A sender over a connection that answers as the test says, and what went over it. */
function sender(...answers: (() => Response)[]) {
  const requests: Request[] = [];
  const sendMail = createMailSender(async (url, init) => {
    requests.push(new Request(new URL(String(url), "http://localhost"), init));
    const answer = answers.shift();
    if (!answer) throw new TypeError("Failed to fetch");
    return answer();
  });
  return { sendMail, requests };
}

const accepted = () => Response.json({ id: "1", receivedAt: "2025-01-06" }, { status: 202 });

test("sends what the specification says, with the fields and a key", async () => {
  const { sendMail, requests } = sender(accepted);
  expect(await sendMail(mail)).toEqual({ ok: true });
  const [request] = requests;
  expect(request?.url).toBe("http://localhost/api/mail/send");
  expect(request?.method).toBe("POST");
  expect(request?.headers.get("Idempotency-Key")).toMatch(/^[0-9a-f]{32}$/);
  expect(await request?.json()).toEqual({ to: "admissions@banderas-tefl.example", ...mail });
});

test("the same mail keeps its key through retries, an edited one gets a new key", async () => {
  const { sendMail, requests } = sender();
  await sendMail(mail);
  await sendMail(mail);
  await sendMail({ ...mail, text: "Hello again" });
  const [first, second, edited] = requests.map(({ headers }) => headers.get("Idempotency-Key"));
  expect(second).toBe(first);
  expect(edited).not.toBe(first);
});

test("no answer is told in the specification’s words", async () => {
  const { sendMail } = sender();
  expect(await sendMail(mail)).toEqual({
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
  const { sendMail } = sender(() => Response.json(refusal, { status: 422 }));
  expect(await sendMail(mail)).toEqual({ ok: false, ...refusal });
});

test("a proxy’s error page is not shown to the visitor", async () => {
  const { sendMail } = sender(() => new Response("<h1>Bad gateway</h1>", { status: 502 }));
  expect(await sendMail(mail)).toMatchObject({ ok: false, error: "Error sending email" });
});
