import { mina, storeApplication } from "../support/databases/studio-submissions.ts";
import { expect, test } from "../support/fixtures/running-studio.ts";
import { rawRequest } from "../support/server/raw-request.ts";

test("scripts and styles are sent compressed", async ({ studio }) => {
  const html = await (await fetch(studio.url)).text();
  for (const name of [/entry[^"/]*\.js/, /root[^"/]*\.css/]) {
    const [path] = new RegExp(`/[^"]*/${name.source}`).exec(html) ?? [];
    const answer = await fetch(studio.url + path, { headers: { "Accept-Encoding": "br, gzip" } });
    expect(answer.headers.get("content-encoding"), path).toBe("br");
  }
});

test("words that are too many are refused with a sentence", async ({ studio, saved }) => {
  const body = JSON.stringify({ value: { phone: "1".repeat(500_000) }, seen: "" });
  const answer = await fetch(`${studio.url}/website/school/draft`, { method: "POST", body });
  expect(answer.status).toBe(413);
  expect(await answer.text()).toBe("This is too long to be saved. Take some of it out.");
  expect(JSON.stringify(await saved("school"))).not.toContain("1".repeat(9));
});

test("the studio refuses foreign requests", async ({ studio, database }) => {
  const id = await storeApplication(database.store, mina, true);
  const { host, port } = new URL(studio.url);
  const address = `${studio.url}/people/${id}`;

  const navigation = { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate" };
  const refused: [number, string, Record<string, string>][] = [
    [421, "GET", { Host: `evil.example:${port}` }],
    [421, "GET", { Host: "localhost:1" }],
    [403, "GET", { ...navigation, "Sec-Fetch-Mode": "no-cors" }],
    [403, "GET", { ...navigation, "Sec-Fetch-Dest": "iframe" }],
    [403, "POST", { Origin: "http://localhost:3000" }],
    [403, "POST", { Origin: "null" }],
    [403, "POST", { "Sec-Fetch-Site": "same-site" }],
  ];
  for (const [status, method, headers] of refused) {
    const answer = await rawRequest(address, { method, headers });
    expect.soft(answer.status, `${method} ${JSON.stringify(headers)}`).toBe(status);
  }
  const logged = () => studio.console.filter((line) => line.includes("Refused")).length;
  await expect.poll(logged).toBe(refused.length);
  const link = { ...navigation, "Sec-Fetch-Dest": "document" };
  for (const [path, status] of [
    ["/", 200],
    ["/export/submissions.csv", 403],
    ["/preview/saved/light/", 403],
    ["/_root.data", 403],
  ] as const) {
    const answer = await rawRequest(`${studio.url}${path}`, { headers: link });
    expect.soft(answer.status, path).toBe(status);
  }
  // Behind a proxy that terminates TLS, the page's origin is https and still accepted.
  const own = { Origin: `https://${host}` };
  const { status } = await rawRequest(address, { headers: own, form: {} });
  expect(status, "a form without a button").toBe(400);
});
