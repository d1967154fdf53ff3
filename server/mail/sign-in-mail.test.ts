import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";

import { temporaryStore } from "../../tests/support/databases/temporary-store.ts";
import { startDelivery } from "../../tests/support/mail/start-delivery.ts";
import { smtpError, temporaryMailServer } from "../../tests/support/mail/temporary-mail-server.ts";
import { fakeClock } from "../../tests/support/server/fake-clock.ts";
import { content } from "../../tests/support/site-content.ts";
import { hashOfCode, hashOfSecret } from "../core/secrets.ts";
import { parseSettings } from "../core/settings/settings.ts";
import { LOOK } from "./delivery/delivery.ts";
import { createSignInMailComposer } from "./sign-in-mail.ts";
import { createSmtpTransport } from "./smtp/smtp-transport.ts";

const NOW = 1_800_000_000_000;
const settings = parseSettings({ STUDIO_HOST: "studio.example.com" });
const mail = { id: "one", kind: "sign-in" } as const;

type Services = Parameters<typeof createSignInMailComposer>[0];
const composer = (links: Services["links"], clock: Services["clock"] = { now: () => NOW }) =>
  createSignInMailComposer({ links, settings, content: () => content, clock });

test("a sign-in mail has the host, a link and a code of which only hashes are stored", async () => {
  const stored: Record<string, unknown>[] = [];
  const compose = composer({
    async complete(id, secrets, askedAfter) {
      stored.push({ id, ...secrets, askedAfter });
      return "owner@school.example";
    },
  });
  const first = await compose(mail);
  const other = await compose({ ...mail, id: "other" });
  const [, token = ""] =
    /studio\.example\.com\/sign-in\/link\?token=(\S{43})/.exec(first?.text ?? "") ?? [];
  const code = (/\d{3} \d{3}/.exec(first?.text ?? "")?.[0] ?? "").replace(" ", "");
  expect(stored[0]).toEqual({
    id: "one",
    token_hash: hashOfSecret(token),
    code_hash: await hashOfCode(code, "one"),
    expires_at: NOW + 600_000,
    askedAfter: NOW - 600_000,
  });
  expect(first).toMatchObject({ to: "owner@school.example", replyTo: undefined });
  expect(first?.html).toContain(`href="https://studio.example.com/sign-in/link?token=${token}"`);
  expect(other?.text).not.toContain(token);
  expect(other?.text).not.toContain(first?.text.match(/\d{3} \d{3}/)?.[0]);
});

test("a mail that is sent again, because its server did not say that it had taken it, has the same link", async () => {
  const store = await temporaryStore();
  const { links } = store.signIn;
  const received: string[] = [];
  const server = await temporaryMailServer({
    onData(stream, _session, done) {
      void text(stream).then((one) => {
        received.push(one);
        if (received.length > 1) done();
        else done(smtpError(451, "Lost"));
      });
    },
  });
  const clock = fakeClock();
  const transport = createSmtpTransport({ url: server.url }, 1, clock);
  onTestFinished(() => transport.close());
  const compose = composer(links, clock);
  const link = { id: "one", account: "owner@school.example" };
  const now = clock.now();
  await links.add({ ...link, browser_hash: "b", asked_at: now, expires_at: now });
  await links.queueMail(link, now);
  const { ended, sleeps } = await startDelivery((one) => transport.send(one), {
    store,
    clock,
    composeOther: async (owed) => (owed.kind === "sign-in" ? compose(owed) : undefined),
  });
  await ended(1);
  await sleeps(LOOK);
  clock.pass(15_000);
  await ended(2);
  const tokens = received.map((one) => /token=3D(\S{43})/.exec(one.replaceAll("=\r\n", ""))?.[1]);
  const find = (token = "") => links.find(hashOfSecret(token), clock.now());
  expect(await Promise.all(tokens.map(find))).toMatchObject([link, link]);

  // Another server, or this one after a restart: its mail is the newer one, and its link works.
  const again = await composer(links, clock)(mail);
  expect(await find(/token=(\S{43})/.exec(again?.text ?? "")?.[1])).toMatchObject(link);
  expect(await find(tokens[0])).toBeUndefined();
});

test("a link that was used or is too old is not mailed", async () => {
  expect(await composer({ complete: async () => undefined })(mail)).toBeUndefined();
});
