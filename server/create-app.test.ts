import { describe, expect, test } from "vitest";

import { TERMS_FIELD } from "#forms/contract.ts";

import { storedTexts, testApp } from "../tests/support/server/test-app.ts";
import { keepingLog } from "../tests/support/server/keeping-log.ts";
import { contactRequest, message } from "../tests/support/server/contact-request.ts";

describe("a form posted without JavaScript", () => {
  const post = { method: "POST", body: new URLSearchParams(message) };

  test("is validated and stored like one sent by JavaScript, once when it is posted twice, even with newer terms", async () => {
    const { app, store } = await testApp();
    for (const version of ["1", "2"]) {
      const body = new URLSearchParams({ ...message, [TERMS_FIELD]: version });
      const answer = await app.request("/", { ...post, body });
      expect(await answer.json()).toMatchObject({ accepted: true });
    }
    expect(await storedTexts(store)).toEqual([contactRequest.text]);
  });

  test("is refused with a sentence when it is larger than 64 KiB", async () => {
    const { app } = await testApp();
    const body = new URLSearchParams({ ...message, message: "x".repeat(64 * 1024) });
    const response = await app.request("/", { ...post, body });
    expect(response.status).toBe(413);
    expect(await response.text()).toContain("Go back with your browser: your text is still there.");
  });

  test("is accepted through a proxy, a translation service or a private browser, whatever origin they name", async () => {
    const { app } = await testApp();
    for (const headers of [
      { Host: "site-1:3000", Origin: "https://school.example" },
      { Host: "school.example", Origin: "null" },
      { Host: "school.example", Origin: "://" },
      { Origin: "https://school-example.translate.goog", "Sec-Fetch-Site": "cross-site" },
    ]) {
      const answer = await app.request("/", { ...post, headers });
      expect(await answer.json(), JSON.stringify(headers)).toMatchObject({ accepted: true });
    }
  });

  test("is the only kind of request besides GET and HEAD that a page accepts", async () => {
    const { app } = await testApp();
    const deletion = await app.request("/", { method: "DELETE" });
    expect(deletion.status).toBe(405);
    expect(deletion.headers.get("Allow")).toBe("GET, HEAD, POST");
    expect((await app.request("/", { method: "POST", body: "text" })).status).toBe(415);
  });
});

describe("proxies in front of the server", () => {
  const proxied = { "X-Forwarded-For": "203.0.113.7" };
  const warnings = async (trustedProxies: number) => {
    const { log, lines } = keepingLog();
    const { send } = await testApp({ trustedProxies, log });
    await send(contactRequest, { headers: proxied });
    await send(contactRequest, { headers: proxied });
    return lines.filter(({ said }) => String(said).includes("TRUST_PROXY"));
  };

  test("X-Forwarded-For with fewer addresses than TRUST_PROXY says, or no trusted proxy, causes one warning without the address", async () => {
    const lines = await warnings(0);
    expect(lines).toHaveLength(1);
    expect(JSON.stringify(lines)).not.toContain("203.0.113.7");
    expect(await warnings(2)).toHaveLength(1);
    expect(await warnings(1)).toEqual([]);
  });
});

describe("health probes", () => {
  test("report the server as alive, and as ready only while it can store submissions", async () => {
    const { app, store, clock } = await testApp();
    expect((await app.request("/healthz")).status).toBe(200);
    expect((await app.request("/readyz")).status).toBe(200);
    await store.close();
    clock.pass(1000);
    expect((await app.request("/healthz")).status).toBe(200);
    const unready = await app.request("/readyz");
    expect(unready.status).toBe(503);
    expect(unready.headers.get("Cache-Control")).toBe("no-store");
    const page = await app.request("/");
    expect(page.headers.get("Cache-Control")).not.toBe("no-store");
  });

  test("answer 503 during shutdown, while pages are still served", async () => {
    let isStopping = false;
    const { app } = await testApp({ isStopping: () => isStopping });
    expect((await app.request("/healthz")).status).toBe(200);
    isStopping = true;
    expect((await app.request("/healthz")).status).toBe(503);
    expect((await app.request("/readyz")).status).toBe(503);
    expect((await app.request("/")).status).toBe(200);
  });

  test("cause at most one database write per second", async () => {
    let writes = 0;
    const { app, clock } = await testApp({ isReady: async () => ++writes > 0 });
    const askThrice = () => Promise.all([1, 2, 3].map(() => app.request("/readyz")));
    await askThrice();
    await askThrice();
    expect(writes).toBe(1);
    clock.pass(1000);
    await askThrice();
    expect(writes).toBe(2);
  });

  test("are neither logged nor counted, so that a restart does not look like a failure", async () => {
    const statuses: number[] = [];
    const { log, lines } = keepingLog();
    const onResponse = (status: number) => statuses.push(status);
    const { app } = await testApp({ onResponse, log, isStopping: () => true });
    await app.request("/healthz");
    await app.request("/api/mail/send");
    expect(statuses).toEqual([405]);
    expect(lines).toEqual([expect.objectContaining({ status: 405 })]);
  });
});
