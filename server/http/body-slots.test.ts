import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { expect, onTestFinished, test, vi } from "vitest";

import { testApp } from "../../tests/support/server/test-app.ts";
import { contactRequest } from "../../tests/support/server/contact-request.ts";
import { close, createHttpServer, listen } from "../core/http-server.ts";

async function server() {
  const { app } = await testApp();
  const http = createHttpServer(1000);
  const received = vi.fn<() => void>();
  http.on("request", getRequestListener(app.fetch)).on("request", received);
  onTestFinished(() => close(http));
  const url = await listen(http, "PORT", { port: 0, host: "127.0.0.1" });

  /** Sends the headers and half of the body, with the given address in X-Forwarded-For. */
  const sendHalf = (
    address: string,
    path: string,
    { type, length }: { type: string; length: string },
  ): Socket => {
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    onTestFinished(() => void socket.destroy());
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${address}\r\n` +
        `Content-Type: ${type}\r\n${length}\r\n\r\n9\r\nhalf`,
    );
    return socket;
  };
  /** Does the same for addresses, and waits until all have arrived. */
  const sendHalves = async (
    addresses: readonly string[],
    path: string,
    body: { type: string; length: string },
  ): Promise<Socket[]> => {
    const all = received.mock.calls.length + addresses.length;
    const sockets = addresses.map((address) => sendHalf(address, path, body));
    await vi.waitUntil(() => received.mock.calls.length === all, 15_000);
    return sockets;
  };
  const send = (address: string, path = "/api/mail/send") =>
    fetch(url + path, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Forwarded-For": address },
      body: JSON.stringify(contactRequest),
    });
  const post = (address: string) =>
    fetch(url, {
      method: "POST",
      headers: { "X-Forwarded-For": address },
      body: new URLSearchParams({ message: "Hello" }),
    });
  return { send, post, sendHalf, sendHalves };
}

const JSON_BODY = { type: "application/json", length: "Content-Length: 9" };
const CHUNKED_FORM = {
  type: "application/x-www-form-urlencoded",
  length: "Transfer-Encoding: chunked",
};

const times = (count: number, addressOf: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => addressOf(index));

test("a request gets 503 with Retry-After while its address or the server has too many unfinished request bodies", async () => {
  const { send, post, sendHalves } = await server();
  const ofOne = times(20, (index) => `2001:db8::${index}`);
  const [first] = await sendHalves(ofOne, "/api/mail/send", JSON_BODY);
  expect((await send("2001:db8::ff")).status, "the same IPv6 /64").toBe(503);
  expect((await send("203.0.113.2")).status, "another address").toBe(202);

  await sendHalves(
    times(180, (index) => `198.51.${index}.1`),
    "/",
    CHUNKED_FORM,
  );
  const refused = await send("203.0.113.3");
  expect(refused.status).toBe(503);
  expect(refused.headers.get("Retry-After")).toBe("5");
  expect(await refused.json()).toEqual({ error: expect.stringContaining("in a few seconds") });
  const page = await post("203.0.113.3");
  expect(page.status).toBe(503);
  expect(page.headers.get("Retry-After")).toBe("5");
  expect(await page.text()).toContain("your text is still there");

  first?.destroy();
  await expect.poll(async () => (await send("203.0.113.3")).status).toBe(202);
});

test("an IPv6 /48 or an IPv4 /24 may have three times as many concurrent request bodies as a single address", async () => {
  const { send, sendHalf, sendHalves } = await server();
  const neighbours = [
    ...times(60, (index) => `2001:db8:0:${index % 3}::1`),
    ...times(60, (index) => `203.0.113.${index % 3}`),
  ];
  await sendHalves(neighbours, "/api/mail/send", JSON_BODY);
  expect((await send("2001:db8:0:4::1")).status).toBe(503);
  expect((await send("203.0.113.4")).status).toBe(503);
  expect((await send("2001:db8:1:4::1")).status).toBe(202);

  // A body whose Content-Length is too large gets 413 even if no slot is free.
  const socket = sendHalf("203.0.113.5", "/api/mail/send", {
    ...JSON_BODY,
    length: "Content-Length: 1000000",
  });
  const [answer] = await once(socket, "data");
  expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /);
});
