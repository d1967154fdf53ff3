import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

import type { Mail } from "../mail/transport.ts";
import { createInboxPage } from "./inbox-page.ts";
import { createInboxTransport } from "./inbox-transport.ts";

const mail: Mail = {
  messageId: "one@example.com",
  from: { name: "Banderas TEFL", address: "site@example.com" },
  to: "school@example.com",
  replyTo: "mina@example.com",
  subject: "Contact Form",
  text: "Email: mina@example.com\n\n<script>alert('¡Hola!')</script>",
  date: new Date("2025-01-06T09:00:00Z"),
};

async function inboxWith(...mails: Mail[]) {
  const folder = mkdtempSync(join(tmpdir(), "inbox-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const arrived: string[] = [];
  const transport = createInboxTransport(folder, (_mail, file) => arrived.push(file));
  for (const one of mails) await transport.send(one, new AbortController().signal);
  return { folder, arrived, page: createInboxPage(folder) };
}

test("a mail becomes one file and is shown in the browser, its text as text", async () => {
  const { folder, arrived, page } = await inboxWith(mail);
  expect(arrived).toEqual(["2025-01-06T09-00-00_one.eml"]);
  expect(readdirSync(folder)).toEqual(arrived);

  const list = await (await page.request("/")).text();
  expect(list).toContain('<a href="/mails/2025-01-06T09-00-00_one.eml">Contact Form</a>');
  const shown = await (await page.request("/mails/2025-01-06T09-00-00_one.eml")).text();
  expect(shown).toContain("mina@example.com");
  expect(shown).toContain("&lt;script&gt;alert(&#39;¡Hola!&#39;)&lt;/script&gt;");
});

test("a mail that is sent a second time is still one file", async () => {
  const { folder } = await inboxWith(mail, mail);
  expect(readdirSync(folder)).toHaveLength(1);
});

test("an empty inbox says so", async () => {
  const { page } = await inboxWith();
  expect(await (await page.request("/")).text()).toContain("No mail yet");
});

test.each(["/mails/nothing.eml", "/mails/..%2F..%2Fpackage.json", "/mails/%2Fetc%2Fpasswd"])(
  "%s shows no file",
  async (path) => {
    const { page } = await inboxWith(mail);
    expect((await page.request(path)).status).toBe(404);
  },
);
