import { createServer } from "node:net";
import type { SMTPServerOptions } from "smtp-server";
import { expect, onTestFinished, test, vi } from "vitest";

import { type FakeClock, fakeClock } from "#tests/support/server/fake-clock.ts";
import { sampleMail } from "#tests/support/mail/sample-mail.ts";
import { smtpError, temporaryMailServer } from "#tests/support/mail/temporary-mail-server.ts";
import { listenOnFreePort } from "#tests/support/processes/free-port.ts";
import { mailTrouble } from "./mail-trouble.ts";
import { createSmtpTransport } from "./smtp-transport.ts";
import {
  PermanentFailure,
  ServerAway,
  type Transport,
  TransportRejected,
  TransportUnavailable,
  Unanswered,
} from "../transport.ts";

const mail = sampleMail("¿Qué tal?\n.\nA line that is a dot alone ends nothing.");

function transportTo(url: string, clock: FakeClock = fakeClock()): Transport {
  const transport = createSmtpTransport({ url }, 1, clock);
  onTestFinished(() => transport.close());
  return transport;
}

/** Starts an SMTP server with the given behaviour, on which logins work; returns host and port. */
async function badServer(options: SMTPServerOptions): Promise<string> {
  const { url } = await temporaryMailServer({
    disabledCommands: ["STARTTLS"],
    onAuth: (_auth, _session, done) => done(null, { user: "user" }),
    ...options,
  });
  return new URL(url).host;
}

test("the SMTP transport delivers headers and text unchanged", async () => {
  const server = await temporaryMailServer();
  await transportTo(server.url).send(mail);
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

test("a mail to an address that needs SMTPUTF8 is sent only if the server offers it; otherwise it fails for good", async () => {
  const toZoe = { ...mail, to: "zoë@example.com" };
  const able = await temporaryMailServer({ hideSMTPUTF8: false });
  await transportTo(able.url).send(toZoe);
  expect(able.received).toHaveLength(1);

  const unable = await temporaryMailServer({ hideSMTPUTF8: true });
  const sending = transportTo(unable.url).send(toZoe);
  await expect(sending).rejects.toBeInstanceOf(PermanentFailure);
  await transportTo(unable.url).send({ ...mail, to: "zoe@exämple.com" });
  expect(unable.received.map(({ to }) => to?.[0]?.address)).toEqual(["zoe@xn--exmple-cua.com"]);
});

/** A server that answers something with an error. */
const greets = (code: number) => ({
  onConnect: (_: unknown, done: Refuse) => done(smtpError(code)),
});
const answers = (at: "onRcptTo" | "onMailFrom" | "onAuth", code: number, words?: string) => ({
  authOptional: at !== "onAuth",
  allowInsecureAuth: true,
  [at]: (_what: unknown, _session: unknown, done: Refuse) => done(smtpError(code, words)),
});
type Refuse = (error: Error) => void;

const refusedMessage: SMTPServerOptions = {
  onData: (stream, _session, done) => stream.on("end", () => done(smtpError(554))).resume(),
};

// Of one mail, for good or (Error) for now, and of every mail: the server is away, or wants none.
test.each<[what: string, type: new (...args: never[]) => Error, options: SMTPServerOptions]>([
  ["5xx for the recipient", PermanentFailure, answers("onRcptTo", 550)],
  ["5xx for the message", PermanentFailure, refusedMessage],
  ["4xx for the recipient", Error, answers("onRcptTo", 451)],
  ["5xx for a used-up quota", Error, answers("onRcptTo", 550, "5.4.5 limit exceeded")],
  ["421 for the recipient", TransportUnavailable, answers("onRcptTo", 421)],
  ["wrong password", TransportRejected, answers("onAuth", 535)],
  ["greeting of 421", ServerAway, greets(421)],
  ["greeting of 451", ServerAway, greets(451)],
  ["greeting of 554", TransportRejected, greets(554)],
  ["refused sender", TransportRejected, answers("onMailFrom", 550)],
  ["self-signed certificate", TransportRejected, { disabledCommands: [] }],
  ["lack of TLS at smtps://", TransportRejected, {}],
])("a %s is told from other failures", async (what, type, options) => {
  const login = type === TransportRejected ? "user:secret@" : "";
  const scheme = what.includes("smtps") ? "smtps" : "smtp";
  const transport = transportTo(`${scheme}://${login}${await badServer(options)}`);
  const error = await transport.send(mail).catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(type);
  const others = [PermanentFailure, TransportUnavailable, TransportRejected].filter(
    (other) => other !== type && !(type.prototype instanceof other),
  );
  expect(others.filter((other) => error instanceof other)).toEqual([]);
});

test("a mail server on another machine that offers no STARTTLS gets neither the login nor the mail", async () => {
  let logins = 0;
  const address = await badServer({
    allowInsecureAuth: true,
    onAuth(_auth, _session, done) {
      logins += 1;
      done(null, { user: "user" });
    },
  });
  // Another spelling of the loopback address, which the transport does not recognise as loopback.
  const elsewhere = address.replace("127.0.0.1", "127.1");
  const sending = transportTo(`smtp://user:secret@${elsewhere}`).send(mail);
  await expect(sending).rejects.toBeInstanceOf(TransportRejected);
  expect(logins).toBe(0);
  await transportTo(`smtp://user:secret@${elsewhere}?tls=never`).send(mail);
  expect(logins).toBe(1);
});

test("a refused connection, or a name that nobody knows, means that the mail server is away", async () => {
  // Port 1, because another test may get a port that has just become free.
  for (const url of ["smtp://127.0.0.1:1", "smtp://mail.invalid"]) {
    await expect(transportTo(url).send(mail)).rejects.toBeInstanceOf(ServerAway);
  }
});

/** The error of a mail to a server that breaks the connection at some words of the client. */
async function errorOfBreak(at: RegExp): Promise<unknown> {
  const server = createServer((socket) => {
    socket.write("220 ready\r\n");
    socket.on("data", (data) => {
      const said = String(data);
      if (at.test(said)) socket.destroy();
      else if (said.startsWith("DATA")) socket.write("354\r\n");
      else if (/^[A-Z]{4}/.test(said)) socket.write("250\r\n");
    });
  });
  onTestFinished(() => void server.close());
  return transportTo(`smtp://127.0.0.1:${await listenOnFreePort(server)}`)
    .send(mail)
    .catch((cause: unknown) => cause);
}

test("a connection that breaks in the middle of a mail does not: the mail may be the cause", async () => {
  const error = await errorOfBreak(/^EHLO/);
  expect(error).toBeInstanceOf(TransportUnavailable);
  expect(error).not.toBeInstanceOf(ServerAway);
});

test("a connection that breaks after a mail’s last byte means that it may have arrived", async () => {
  const error = await errorOfBreak(/\r\n\.\r\n$/);
  expect(error).toBeInstanceOf(Unanswered);
  expect([mailTrouble(error), mailTrouble(String(error))]).toEqual(["unanswered", "unanswered"]);
});

/** An SMTP server that delays its greeting, or its response to RCPT TO or DATA. */
async function slowServer(at: "onConnect" | "onRcptTo" | "onData") {
  const reached = Promise.withResolvers<void>();
  const mayAnswer = Promise.withResolvers<void>();
  const hold = (done: () => void) => {
    reached.resolve();
    void mayAnswer.promise.then(done);
  };
  const handlers: Record<typeof at, SMTPServerOptions> = {
    onConnect: { onConnect: (_session, done) => hold(done) },
    onRcptTo: { onRcptTo: (_to, _session, done) => hold(done) },
    onData: { onData: (stream, _session, done) => stream.on("end", () => hold(done)).resume() },
  };
  const address = await badServer(handlers[at]);
  return { address, reached: reached.promise, answer: mayAnswer.resolve };
}

test("the greeting may take half a minute, as where a server looks up this one’s name first", async () => {
  const server = await slowServer("onConnect");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const sent = transportTo(`smtp://${server.address}`).send(mail);
  await server.reached;
  vi.advanceTimersByTime(25_000);
  server.answer();
  await expect(sent).resolves.toBeUndefined();
});

test("the response to DATA may take ten minutes, as in RFC 5321", async () => {
  const server = await slowServer("onData");
  const clock = fakeClock();
  const sent = transportTo(`smtp://${server.address}`, clock).send(mail);
  await server.reached;
  clock.pass(600_000);
  server.answer();
  await expect(sent).resolves.toBeUndefined();
});

test.each([
  ["onData", 660_000],
  ["onRcptTo", 90_000],
] as const)(
  "if the mail server’s handler %s does not respond, the attempt fails after %i ms, and its connection is free",
  async (at, milliseconds) => {
    const server = await slowServer(at);
    const clock = fakeClock();
    const transport = transportTo(`smtp://${server.address}`, clock);
    const sent = transport.send(mail);
    await server.reached;
    await Promise.all([
      expect(sent).rejects.toThrow("did not answer in time"),
      clock.pass(milliseconds),
    ]);
    server.answer();
    await transport.send(mail);
  },
);
