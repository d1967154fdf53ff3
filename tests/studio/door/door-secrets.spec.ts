import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "#studio/client/routes.ts";

import { expect, OWNER, test } from "../../support/fixtures/studio-with-door.ts";
import { rawRequest } from "../../support/server/raw-request.ts";

const STRANGER = "stranger@example.com";

test("an unknown address gets the same answers", async ({
  studio,
  network: headers,
  signInMail,
  mails,
}) => {
  const answersTo = async (email: string) => {
    const asked = await rawRequest(`${studio.url}/sign-in/ask`, { headers, form: { email } });
    const [Cookie = ""] = asked.cookies;
    const own = { ...headers, Cookie };
    const sent = await rawRequest(`${studio.url}/sign-in/sent`, { headers: own });
    const form = { code: "123456" };
    const wrong = await rawRequest(`${studio.url}/sign-in/code`, { headers: own, form });
    const secrets = /asked=[^;]*|nonce="[^"]*"/g;
    return JSON.stringify([asked, sent, wrong]).replaceAll(/\\"/g, '"').replaceAll(secrets, "");
  };
  const answers = await answersTo(STRANGER);
  expect(await answersTo(OWNER)).toBe(answers);
  expect(answers).toContain("Look into your mailbox");
  expect(answers).toContain("/sign-in/sent?note=wrong");
  await signInMail(1);
  expect(mails().every(({ to }) => to?.[0]?.address === OWNER)).toBe(true);
});

test("the cookie is new at each sign-in", async ({ studio, network, database, signInMail }) => {
  const post = (path: string, form: Record<string, string>, Cookie = "") =>
    rawRequest(studio.url + path, { headers: { ...network, Cookie }, form });
  const sessions: string[] = [];
  for (const number of [1, 2]) {
    const [asked] = (await post("/sign-in/ask", { email: OWNER })).cookies;
    const { token, code } = await signInMail(number);
    const { cookies } = await post("/sign-in/link", { token }, asked);
    const cookie = cookies.find((each) => each.startsWith("__Host-studio=")) ?? "";
    expect(cookie.split("; ").slice(1).toSorted()).toEqual([
      "HttpOnly",
      expect.stringMatching(/^Max-Age=\d+$/),
      "Path=/",
      "SameSite=Strict",
      "Secure",
    ]);
    const [session = ""] = cookie.split(";");
    sessions.push(session);
    const stored = ["sign_in_links", "studio_sessions", "sign_in_events", "outbox"]
      .map((table) => JSON.stringify(database.sql.prepare(`select * from ${table}`).all()))
      .join("");
    expect(stored).toContain(OWNER);
    for (const secret of [session.split("=")[1] ?? "", code, token]) {
      expect(secret).not.toBe("");
      expect(stored).not.toContain(secret);
    }
    expect((await post("/signed-in/end", {}, session)).location).toBe("/sign-in?note=out");
  }
  expect(sessions[0]).not.toBe(sessions[1]);
  const headers = { Cookie: sessions[0] ?? "", "Sec-Fetch-Dest": "empty" };
  expect((await rawRequest(`${studio.url}/ping`, { headers })).status).toBe(401);
});

/** The paths of routes, with a value for each parameter. */
function pathsOf(entries: readonly RouteConfigEntry[], parent: string): string[] {
  return entries.flatMap(({ path = "", children = [] }) => {
    const filled = path.replace("*", "unknown").replaceAll(/:\w+\??/g, "course");
    const whole = filled ? `${parent}/${filled}` : parent;
    return [whole || "/", ...pathsOf(children, whole)];
  });
}

test("without a session nothing is shown or done", async ({ studio }) => {
  const paths = pathsOf(routes, "").filter((path) => !path.startsWith("/sign-in"));
  expect(paths).toContain("/website/course");
  const others = "/export/submissions.csv /preview/saved/light/ /ping /SIGN-IN /sign-in/".split(
    " ",
  );
  for (const path of [...paths, ...others]) {
    const url = studio.url + path;
    const page = await rawRequest(url, { headers: { "Sec-Fetch-Dest": "document" } });
    const door = { status: 303, location: `/sign-in?to=${encodeURIComponent(path)}` };
    expect.soft(page, `GET ${path}`).toMatchObject({ ...door, caching: "no-store" });
    const frame = await rawRequest(url, { headers: { "Sec-Fetch-Dest": "iframe" } });
    expect.soft(frame.status, `frame ${path}`).toBe(401);
    expect.soft((await rawRequest(`${url}.data`)).status, `${path}.data`).toBe(401);
    for (const method of ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"]) {
      expect.soft((await rawRequest(url, { method })).status, `${method} ${path}`).toBe(401);
    }
  }
});

test("the studio answers its own host only, the website never", async ({ studio, site }) => {
  const { host, port } = new URL(studio.url);
  const refused: [number, string, Record<string, string>][] = [
    [421, "/sign-in", { Host: `localhost:${port}` }],
    [421, "/sign-in", { Host: `127.0.0.1:${port}` }],
    [421, "/sign-in", { Host: "www.school.example" }],
    [403, "/sign-in/ask", { Origin: "https://evil.example" }],
    [403, "/sign-in/ask", { "Sec-Fetch-Site": "same-site" }],
    [403, "/sign-in/link", { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate" }],
  ];
  for (const [status, path, headers] of refused) {
    const answer = await rawRequest(studio.url + path, { headers, form: { email: OWNER } });
    expect.soft(answer.status, `${path} ${JSON.stringify(headers)}`).toBe(status);
  }
  for (const path of ["/", "/sign-in", "/api/mail/send"]) {
    expect((await rawRequest(site.url + path, { headers: { Host: host } })).status).toBe(421);
  }
  expect((await rawRequest(`${site.url}/sign-in`)).status).toBe(404);
  const form = { email: "a".repeat(70_000) };
  const { status } = await rawRequest(`${studio.url}/sign-in/ask`, { form });
  expect(status, "a form of 70 KB").toBe(413);
});
