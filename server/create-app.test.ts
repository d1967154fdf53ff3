import { describe, expect, test } from "vitest";

import { storedTexts, testApp } from "../tests/support/app.ts";
import { contactRequest, message } from "../tests/support/contact-request.ts";

describe("a form posted without JavaScript", () => {
  const post = { method: "POST", body: new URLSearchParams(message) };

  test("is accepted by the same rules", async () => {
    const { app, store } = await testApp();
    expect(await (await app.request("/", post)).json()).toMatchObject({ accepted: true });
    expect(await storedTexts(store)).toEqual([contactRequest.text]);
  });

  test("is one submission when it is posted twice", async () => {
    const { app, store } = await testApp();
    await app.request("/", post);
    await app.request("/", post);
    expect(await storedTexts(store)).toHaveLength(1);
  });

  test("is refused with a sentence when it is larger than 64 KiB", async () => {
    const { app } = await testApp();
    const body = new URLSearchParams({ ...message, message: "x".repeat(64 * 1024) });
    const response = await app.request("/", { ...post, body });
    expect(response.status).toBe(413);
    expect(await response.text()).toContain("Go back with your browser: your text is still there.");
  });

  test("is for pages to read with the scheme that the visitor used, which the proxy tells", async () => {
    const { app } = await testApp();
    const addresses = await Promise.all(
      [{ "X-Forwarded-Proto": "https" }, {}].map(async (headers) =>
        (await app.request("http://localhost/address", { headers })).text(),
      ),
    );
    expect(addresses).toEqual(["https://localhost/address", "http://localhost/address"]);
  });

  test("is the only thing that can be sent to a page", async () => {
    const { app } = await testApp();
    const deletion = await app.request("/", { method: "DELETE" });
    expect(deletion.status).toBe(405);
    expect(deletion.headers.get("Allow")).toBe("GET, HEAD, POST");
    expect((await app.request("/", { method: "POST", body: "text" })).status).toBe(415);
  });
});

describe("who watches over the server", () => {
  test("hears that it is alive, and ready as long as it can store", async () => {
    const { app, store } = await testApp();
    expect((await app.request("/healthz")).status).toBe(200);
    expect((await app.request("/readyz")).status).toBe(200);
    await store.close();
    expect((await app.request("/healthz")).status).toBe(200);
    const unready = await app.request("/readyz");
    expect(unready.status).toBe(503);
    expect(unready.headers.get("Cache-Control")).toBe("no-store");
    const page = await app.request("/");
    expect(page.headers.get("Cache-Control")).not.toBe("no-store");
  });

  test("hears when it is about to end, while it still answers", async () => {
    let isStopping = false;
    const { app } = await testApp({ isStopping: () => isStopping });
    expect((await app.request("/healthz")).status).toBe(200);
    isStopping = true;
    expect((await app.request("/healthz")).status).toBe(503);
    expect((await app.request("/readyz")).status).toBe(503);
    expect((await app.request("/")).status).toBe(200);
  });

  test("hears of every answer", async () => {
    const statuses: number[] = [];
    const { app } = await testApp({ onAnswer: (status) => statuses.push(status) });
    await app.request("/healthz");
    await app.request("/api/mail/send");
    expect(statuses).toEqual([200, 405]);
  });
});
