import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { expect, onTestFinished, test } from "vitest";

import { startMailServer } from "../../tests/support/mail-server.ts";
import { createSmtpTransport } from "./smtp-transport.ts";
import { type Mail, Refusal, type Transport, Unreachable } from "./transport.ts";

const mail: Mail = {
  messageId: "one@example.com",
  from: { name: "Banderas TEFL", address: "site@example.com" },
  to: "school@example.com",
  replyTo: "mina@example.com",
  subject: "Contact Form",
  text: "¿Qué tal?\n.\nA line that is a dot alone ends nothing.",
  date: new Date("2025-01-06T09:00:00Z"),
};

const { signal: noDeadline } = new AbortController();

function transportTo(url: string): Transport {
  const transport = createSmtpTransport(url, 1);
  onTestFinished(() => transport.close());
  return transport;
}

/** A real SMTP server that behaves as the test says; its address. */
async function badServer(options: SMTPServerOptions): Promise<string> {
  const server = new SMTPServer({ authOptional: true, disabledCommands: ["STARTTLS"], ...options });
  server.on("error", () => {});
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return new Promise((resolve) => {
    const listener = server.listen(0, "127.0.0.1", () => {
      const bound = listener.address();
      resolve(typeof bound === "object" && bound ? `127.0.0.1:${bound.port}` : "");
    });
  });
}

/** An SMTP answer with a code of its own. */
function answer(responseCode: number) {
  return Object.assign(new Error("as the test says"), { responseCode });
}

test("the mail arrives as it was written", async () => {
  const server = await startMailServer();
  onTestFinished(server.close);
  await transportTo(server.url).send(mail, noDeadline);
  expect(server.received).toHaveLength(1);
  expect(server.received[0]).toMatchObject({
    messageId: "<one@example.com>",
    from: { address: "site@example.com" },
    to: [{ address: "school@example.com" }],
    replyTo: [{ address: "mina@example.com" }],
    subject: "Contact Form",
  });
  expect(server.received[0]?.text?.trimEnd()).toBe(mail.text);
});

test("a recipient refused for good is a refusal", async () => {
  const address = await badServer({ onRcptTo: (_to, _session, done) => done(answer(550)) });
  await expect(transportTo(`smtp://${address}`).send(mail, noDeadline)).rejects.toBeInstanceOf(
    Refusal,
  );
});

test("a message refused for good is a refusal", async () => {
  const address = await badServer({
    onData(stream, _session, done) {
      stream.on("end", () => done(answer(554))).resume();
    },
  });
  await expect(transportTo(`smtp://${address}`).send(mail, noDeadline)).rejects.toBeInstanceOf(
    Refusal,
  );
});

test.each([
  ["a recipient refused for now", { onRcptTo: (_to, _session, done) => done(answer(451)) }],
  [
    "a wrong password",
    {
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(answer(535)),
    },
  ],
] satisfies [string, SMTPServerOptions][])("%s is worth another try", async (_what, options) => {
  const address = await badServer(options);
  const failure = await transportTo(`smtp://user:secret@${address}`)
    .send(mail, noDeadline)
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(Refusal);
});

test("a mail server that is away cannot be reached by any mail", async () => {
  const server = await startMailServer();
  await server.close();
  await expect(transportTo(server.url).send(mail, noDeadline)).rejects.toBeInstanceOf(Unreachable);
});

test("an attempt that is given up frees the connection that the mail server held", async () => {
  const isHeld = Promise.withResolvers<void>();
  let mails = 0;
  const address = await badServer({
    onData(stream, _session, done) {
      stream.on("end", () => (++mails === 1 ? isHeld.resolve() : done())).resume();
    },
  });
  const transport = transportTo(`smtp://${address}`);
  const deadline = new AbortController();
  const first = transport.send(mail, deadline.signal);
  await isHeld.promise;
  deadline.abort();
  await expect(first).rejects.toThrow("Message sending aborted");
  await transport.send(mail, noDeadline);
  expect(mails).toBe(2);
});
