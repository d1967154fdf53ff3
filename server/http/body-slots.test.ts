import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { expect, onTestFinished, test, vi } from "vitest";

import { testApp } from "../../tests/support/server/test-app.ts";
import { contactRequest } from "../../tests/support/server/contact-request.ts";
import { close, createHttpServer, listen } from "../core/http-server.ts";

/** The whole app, by default limited to two concurrent request bodies, and to one per address. */
async function server(bodies = 2) {
  const { app } = await testApp({ limits: { bodies, bodiesPerAddress: 1 } });
  const http = createHttpServer();
  const received = vi.fn<() => void>();
  http.on("request", getRequestListener(app.fetch)).on("request", received);
  onTestFinished(() => close(http));
  const url = await listen(http, "PORT", { port: 0, host: "127.0.0.1" });

  /** Sends the headers and half of the body, with the given address in X-Forwarded-For. */
  const sendHalf = async (
    address: string,
    path: string,
    { type, length }: { type: string; length: string },
  ): Promise<Socket> => {
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    onTestFinished(() => void socket.destroy());
    const before = received.mock.calls.length;
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${address}\r\n` +
        `Content-Type: ${type}\r\n${length}\r\n\r\n9\r\nhalf`,
    );
    await vi.waitUntil(() => received.mock.calls.length > before);
    return socket;
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
  return { send, post, sendHalf };
}

const JSON_BODY = { type: "application/json", length: "Content-Length: 9" };
const CHUNKED_FORM = {
  type: "application/x-www-form-urlencoded",
  length: "Transfer-Encoding: chunked",
};

test("a request gets 503 with Retry-After while its network or the server has too many unfinished request bodies", async () => {
  const { send, post, sendHalf } = await server();
  const first = await sendHalf("2001:db8::1", "/api/mail/send", JSON_BODY);
  expect((await send("2001:db8::2")).status, "the same IPv6 /64").toBe(503);
  expect((await send("203.0.113.2")).status, "another address").toBe(202);

  await sendHalf("203.0.113.2", "/", CHUNKED_FORM);
  const refused = await send("203.0.113.3");
  expect(refused.status).toBe(503);
  expect(refused.headers.get("Retry-After")).toBe("5");
  expect(await refused.json()).toEqual({ error: expect.stringContaining("in a few seconds") });
  const page = await post("203.0.113.3");
  expect(page.status).toBe(503);
  expect(page.headers.get("Retry-After")).toBe("5");
  expect(await page.text()).toContain("your text is still there");

  first.destroy();
  await once(first, "close");
  await expect.poll(async () => (await send("203.0.113.3")).status).toBe(202);
});

test("an IPv6 /48 or an IPv4 /24 may have three times as many concurrent request bodies as a single address", async () => {
  const { send, sendHalf } = await server(100);
  for (const last of [1, 2, 3]) {
    await sendHalf(`2001:db8:0:${last}::1`, "/api/mail/send", JSON_BODY);
    await sendHalf(`203.0.113.${last}`, "/api/mail/send", JSON_BODY);
  }
  expect((await send("2001:db8:0:4::1")).status).toBe(503);
  expect((await send("203.0.113.4")).status).toBe(503);
  expect((await send("2001:db8:1:4::1")).status).toBe(202);

  // A body whose Content-Length is too large gets 413 even if no slot is free.
  const socket = await sendHalf("203.0.113.5", "/api/mail/send", {
    ...JSON_BODY,
    length: "Content-Length: 1000000",
  });
  const [answer] = await once(socket, "data");
  expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /);
});
