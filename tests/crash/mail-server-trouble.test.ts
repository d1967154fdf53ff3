import { expect, onTestFinished, test, vi } from "vitest";

import { breakingLine } from "../support/server/flaky-connection.ts";
import { crashSite } from "../support/processes/crash-site.ts";
import { startMailServer } from "../support/mail/mail-server.ts";

/** An SMTP answer with a code of its own. */
function answer(responseCode: number) {
  return Object.assign(new Error("as the test says"), { responseCode });
}

async function mailServer(options?: Parameters<typeof startMailServer>[0]) {
  const server = await startMailServer(options);
  onTestFinished(server.close);
  return server;
}

const UNTIL_SENT = { timeout: 50_000, interval: 100 };

test(
  "while the mail server is away every message is taken, and sent once when it is back",
  {
    timeout: 180_000,
  },
  async () => {
    const first = await startMailServer();
    await first.close();
    const { send, outbox, tryAgain } = await crashSite(first.url);
    const messages = 1000;
    const sendSome = async () => {
      for (let sent = 0; sent < messages / 20; sent += 1) expect((await send()).status).toBe(202);
    };
    await Promise.all(Array.from({ length: 20 }, sendSome));
    expect(await outbox.waitingMails()).toBe(messages);

    const { received } = await mailServer({ port: Number(new URL(first.url).port) });
    await tryAgain();
    await vi.waitFor(async () => expect(await outbox.waitingMails()).toBe(0), 120_000);
    expect(new Set(received.map(({ text }) => text)).size).toBe(messages + 1);
    expect(received).toHaveLength(messages + 1);
  },
);

test("a mail server that takes a mail and says nothing more holds up no visitor, nor the end", async () => {
  const isHeld = Promise.withResolvers<void>();
  const { url } = await mailServer({
    onData: (stream) => stream.on("end", isHeld.resolve).resume(),
  });
  const { send, site, outbox } = await crashSite(url);
  for (let sent = 0; sent < 10; sent += 1) expect((await send()).status).toBe(202);
  await isHeld.promise;
  expect((await send()).status).toBe(202);
  const asked = Date.now();
  await site.end("SIGTERM");
  expect(Date.now() - asked).toBeLessThan(11_000);
  expect(await outbox.waitingMails()).toBe(11);
});

test("a school's mail that is refused, because its mailbox is full, is sent once there is room", async () => {
  let isFull = true;
  const { url, received } = await mailServer({
    onRcptTo: (_to, _session, done) => done(isFull ? answer(552) : null),
  });
  const { send, outbox, tryAgain, site } = await crashSite(url);
  for (let sent = 0; sent < 5; sent += 1) await send();
  const REPORT = "The mail server refuses mails to the school; they are tried again";
  await vi.waitFor(() => {
    const failures = site.console.filter((line) => line === "Could not send a mail");
    expect(site.console).toContain(REPORT);
    expect(failures).toHaveLength(4);
  }, UNTIL_SENT);
  isFull = false;
  await tryAgain();
  await vi.waitFor(async () => expect(await outbox.waitingMails()).toBe(0), UNTIL_SENT);
  expect(received).toHaveLength(6);
  expect(await outbox.deadMails()).toBe(0);
});

test("a mail server that rejects the login is asked four times at most, whatever waits", async () => {
  let logins = 0;
  const { url } = await mailServer({
    disabledCommands: ["STARTTLS"],
    authOptional: false,
    allowInsecureAuth: true,
    onAuth(_login, _session, done) {
      logins += 1;
      done(answer(535));
    },
  });
  const { send, outbox, site } = await crashSite(url.replace("//", "//user:wrong@"));
  for (let sent = 0; sent < 50; sent += 1) expect((await send()).status).toBe(202);
  const REPORT = "The mail server rejects this site: no mail goes out until that is mended";
  await vi.waitFor(() => expect(site.console).toContain(REPORT), UNTIL_SENT);
  for (let sent = 0; sent < 50; sent += 1) expect((await send()).status).toBe(202);
  expect(logins).toBeLessThanOrEqual(4);
  expect(await outbox.waitingMails()).toBe(100);
});

test("what the mail server refuses for now is sent later, once", async () => {
  let isBusy = true;
  const { url, received } = await mailServer({
    onRcptTo: (_to, _session, done) => done(isBusy ? answer(451) : null),
  });
  const { send, outbox, tryAgain, site } = await crashSite(url);
  await send();
  await vi.waitFor(() => expect(site.console).toContain("Could not send a mail"), UNTIL_SENT);
  isBusy = false;
  await tryAgain();
  await vi.waitFor(async () => expect(await outbox.waitingMails()).toBe(0), UNTIL_SENT);
  expect(received).toHaveLength(2);
  expect(await outbox.deadMails()).toBe(0);
});

test("a mail that broke off on its way is sent again, and arrives once", async () => {
  const { url, received } = await mailServer();
  const line = await breakingLine(url, "in mid-mail");
  const { send, outbox, tryAgain } = await crashSite(line.url);
  await send();
  await vi.waitFor(() => expect(line.breaks()).toBeGreaterThan(0), UNTIL_SENT);
  line.mend();
  await tryAgain();
  await vi.waitFor(async () => expect(await outbox.waitingMails()).toBe(0), UNTIL_SENT);
  expect(received).toHaveLength(2);
});

test("a mail whose answer got lost comes again under the same Message-ID", async () => {
  const { url, received } = await mailServer();
  const line = await breakingLine(url, "before the answer");
  const { send, outbox, tryAgain } = await crashSite(line.url);
  const { visitor } = await send();
  await vi.waitFor(() => expect(line.breaks()).toBeGreaterThan(0), UNTIL_SENT);
  line.mend();
  await tryAgain();
  await vi.waitFor(async () => expect(await outbox.waitingMails()).toBe(0), UNTIL_SENT);
  const copies = received.filter(({ text }) => text?.includes(visitor.mark));
  expect(copies.length).toBeGreaterThan(1);
  expect(new Set(copies.map(({ messageId }) => messageId)).size).toBe(1);
});
