import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "#studio/client/routes.ts";

import { ask, expect, OWNER, press, test } from "../../support/fixtures/studio-with-door.ts";
import { rawRequest } from "../../support/server/raw-request.ts";

const STRANGER = "stranger@example.com";

test("an unknown address gets the same answers", async ({
  page,
  otherBrowser,
  studio,
  network: headers,
  signInMail,
  mails,
}) => {
  await ask(page, STRANGER);
  const unknown = await page.locator("main").innerHTML();
  await page.getByLabel("The six digits from the mail").fill("123456");
  await press(page);
  await expect(page.getByText("Those are not the digits")).toBeVisible();
  const known = await otherBrowser();
  await ask(known, OWNER);
  expect(await known.locator("main").innerHTML()).toBe(unknown);
  const [one, other] = await Promise.all(
    [STRANGER, OWNER].map((email) =>
      rawRequest(`${studio.url}/sign-in/ask`, { headers, form: { email } }),
    ),
  );
  const withoutSecret = (answer: typeof one) => ({
    ...answer,
    cookies: answer?.cookies.map((cookie) => cookie.replace(/asked=[^;]*/, "")),
  });
  expect(withoutSecret(one)).toEqual(withoutSecret(other));
  await signInMail(2);
  expect(mails().every(({ to }) => to?.[0]?.address === OWNER)).toBe(true);
});

test("the cookie is new at each sign-in", async ({ page, context, database, studio, enter }) => {
  const values: string[] = [];
  for (const _ of [1, 2]) {
    const { link, code } = await enter(page);
    const cookies = await context.cookies();
    expect(cookies).toEqual([
      expect.objectContaining({
        name: "__Host-studio",
        domain: "studio.localhost",
        path: "/",
        secure: true,
        httpOnly: true,
        sameSite: "Strict",
      }),
    ]);
    const value = cookies[0]?.value ?? "";
    values.push(value);
    const stored = ["sign_in_links", "studio_sessions", "sign_in_events", "outbox"]
      .map((table) => JSON.stringify(database.sql.prepare(`select * from ${table}`).all()))
      .join("");
    expect(stored).toContain(OWNER);
    for (const secret of [value, code, new URL(link).searchParams.get("token") ?? ""]) {
      expect(stored).not.toContain(secret);
    }
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("menuitem", { name: "Sign out" }).click();
    await expect(page.getByRole("status").first()).toContainText("You are signed out");
  }
  expect(values[0]).not.toBe(values[1]);
  const headers = { Cookie: `__Host-studio=${values[0]}`, "Sec-Fetch-Dest": "empty" };
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
  const others = [
    "/export/submissions.csv",
    "/preview/saved/light/",
    "/ping",
    "/SIGN-IN",
    "/sign-in/",
  ];
  for (const path of [...paths, ...others]) {
    const url = studio.url + path;
    const page = await rawRequest(url, { headers: { "Sec-Fetch-Dest": "document" } });
    const to = `/sign-in?to=${encodeURIComponent(path)}`;
    expect.soft(page, `GET ${path}`).toMatchObject({
      status: 303,
      location: to,
      caching: "no-store",
    });
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
  const long = await rawRequest(`${studio.url}/sign-in/ask`, { form: { email: "a".repeat(5000) } });
  expect(long.status, "a form of 5 KB").toBe(413);
});
