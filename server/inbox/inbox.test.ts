import { createHash } from "node:crypto";
import { chmodSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

import type { Mail } from "../mail/transport.ts";
import { createInboxPage } from "./inbox-page.ts";
import { createInboxTransport } from "./open-inbox.ts";
import { sampleMail } from "../../tests/support/mail/sample-mail.ts";
import { temporaryFolder } from "../../tests/support/server/temporary-folder.ts";

const mail = sampleMail("Email: mina@example.com\n\n<script>alert('¡Hola!')</script>");

async function inboxWith(...mails: Mail[]) {
  const folder = temporaryFolder();
  const arrived: string[] = [];
  const transport = createInboxTransport(folder, (_mail, file) => arrived.push(file));
  for (const one of mails) await transport.send(one);
  return { folder, arrived, page: createInboxPage(folder) };
}

test("the inbox says that it is empty, lists a stored mail, and shows it with HTML escaped", async () => {
  const { page: emptyPage } = await inboxWith();
  expect(await (await emptyPage.request("/")).text()).toContain("No mail yet");
  // Sent again, as after a lost answer: at once, or weeks later, with another date.
  const { folder, page } = await inboxWith({ ...mail, date: new Date("2024-12-01") }, mail, mail);
  expect(readdirSync(folder)).toEqual(["2025-01-06T09-00-00_one.eml"]);

  const list = await (await page.request("/")).text();
  expect(list).toContain('<a href="/mails/2025-01-06T09-00-00_one.eml">Contact Form</a>');
  const shown = await (await page.request("/mails/2025-01-06T09-00-00_one.eml")).text();
  expect(shown).toContain("mina@example.com");
  expect(shown).toContain("&lt;script&gt;alert(&#39;¡Hola!&#39;)&lt;/script&gt;");
});

test("only the site’s user can read the inbox folder and its mails", async ({ skip }) => {
  skip(!process.getuid, "Windows has no file modes.");
  const folder = temporaryFolder();
  chmodSync(folder, 0o755);
  await createInboxTransport(folder, () => {}).send(mail);
  const [file = ""] = readdirSync(folder);
  expect([folder, join(folder, file)].map((path) => statSync(path).mode & 0o777)).toEqual([
    0o700, 0o600,
  ]);
});

test("the inbox page answers 404 for missing mails and for paths outside its folder", async () => {
  const outside = "..%2F..%2Fpackage.json %2Fetc%2Fpasswd";
  for (const name of `nothing.eml ${outside}`.split(" ")) {
    const { page } = await inboxWith(mail);
    expect((await page.request(`/mails/${name}`)).status, name).toBe(404);
  }
});

test("the inbox page refuses foreign host names and cross-site requests, and is never cached", async () => {
  const { page } = await inboxWith(mail);
  const ask = (address: string, headers = {}) => page.request(address, { headers });
  const shown = await ask("http://localhost:1080/");
  expect(shown.status).toBe(200);
  expect(shown.headers.get("Cache-Control")).toBe("no-store");
  const [, style = ""] = /<style>([^]*?)<\/style>/.exec(await shown.text()) ?? [];
  const hash = createHash("sha256").update(style).digest("base64");
  expect(shown.headers.get("Content-Security-Policy")).toMatch(
    `default-src 'none'; style-src 'sha256-${hash}'`,
  );
  expect(shown.headers.get("Strict-Transport-Security")).toBeNull();
  expect((await ask("http://127.0.0.1:1080/")).status).toBe(200);

  const rebound = await ask("http://rebind.evil.example:1080/");
  expect(rebound.status).toBe(421);
  expect(await rebound.text()).not.toContain("Contact Form");
  const embedded = { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "cors" };
  expect((await ask("http://localhost:1080/", embedded)).status).toBe(403);
  const followed = { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate" };
  expect((await ask("http://localhost:1080/", followed)).status).toBe(200);
});
