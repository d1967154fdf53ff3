import { expect, test, vi } from "vitest";

import { flakyConnection } from "../support/server/flaky-connection.ts";
import { crashSite } from "../support/processes/crash-site.ts";
import { startMailServer } from "../support/mail/mail-server.ts";
import { smtpError, temporaryMailServer } from "../support/mail/temporary-mail-server.ts";

const UNTIL_SENT = { timeout: 50_000, interval: 100 };

test(
  "each submission is mailed exactly once when the mail server is back",
  {
    timeout: 180_000,
  },
  async () => {
    const first = await startMailServer();
    await first.close();
    const { send, outbox, sendWaitingMails } = await crashSite(first.url);
    const messages = 200;
    const sendSome = async () => {
      for (let sent = 0; sent < messages / 20; sent += 1) expect((await send()).status).toBe(202);
    };
    await Promise.all(Array.from({ length: 20 }, sendSome));
    expect(await outbox.waitingMails()).toBe(messages);

    const { received } = await temporaryMailServer({ port: Number(new URL(first.url).port) });
    await sendWaitingMails(120_000);
    expect(new Set(received.map(({ text }) => text)).size).toBe(messages + 1);
    expect(received).toHaveLength(messages + 1);
  },
);

test("a mail server that never responds after DATA delays neither visitors nor the shutdown", async () => {
  const isHeld = Promise.withResolvers<void>();
  const { url } = await temporaryMailServer({
    onData: (stream) => stream.on("end", isHeld.resolve).resume(),
  });
  const { send, site, outbox } = await crashSite(url);
  for (let sent = 0; sent < 10; sent += 1) expect((await send()).status).toBe(202);
  await isHeld.promise;
  expect((await send()).status).toBe(202);
  const asked = Date.now();
  await site.end("SIGTERM");
  // A graceful shutdown takes at most SHUTDOWN_TIMEOUT, 10 s.
  expect(Date.now() - asked).toBeLessThan(20_000);
  expect(await outbox.waitingMails()).toBe(11);
});

test("a mail server that rejects the login gets at most five attempts", async () => {
  let logins = 0;
  const { url } = await temporaryMailServer({
    disabledCommands: ["STARTTLS"],
    authOptional: false,
    allowInsecureAuth: true,
    onAuth(_login, _session, done) {
      logins += 1;
      done(smtpError(535));
    },
  });
  const { send, outbox, site } = await crashSite(url.replace("//", "//user:wrong@"));
  for (let sent = 0; sent < 50; sent += 1) expect((await send()).status).toBe(202);
  const REPORT = "The mail server rejects this site: no mail goes out until that is mended";
  await vi.waitFor(() => {
    expect(site.console).toContain(REPORT);
    expect(site.console).toContainEqual(expect.stringContaining("cannot be used"));
  }, UNTIL_SENT);
  for (let sent = 0; sent < 50; sent += 1) expect((await send()).status).toBe(202);
  // One of these logins is the check at startup.
  expect(logins).toBeLessThanOrEqual(5);
  expect(await outbox.waitingMails()).toBe(100);
});

test.each([
  // Only a mail that had arrived whole comes again.
  { moment: "during DATA", least: 1, most: 1 },
  { moment: "before the response", least: 2, most: Number.POSITIVE_INFINITY },
] as const)(
  "a mail whose connection breaks $moment is sent again with the same Message-ID",
  async ({ moment, least, most }) => {
    const { url, received } = await temporaryMailServer();
    const connection = await flakyConnection(url, moment);
    const { send, sendWaitingMails } = await crashSite(connection.url);
    const { visitor } = await send();
    await vi.waitFor(() => expect(connection.breaks()).toBeGreaterThan(0), UNTIL_SENT);
    connection.repair();
    await sendWaitingMails();
    const copies = received.filter(({ text }) => text?.includes(visitor.mark));
    expect(copies.length).toBeGreaterThanOrEqual(least);
    expect(copies.length).toBeLessThanOrEqual(most);
    expect(new Set(copies.map(({ messageId }) => messageId)).size).toBe(1);
  },
);
