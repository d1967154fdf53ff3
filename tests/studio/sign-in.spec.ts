import type { Browser, Page } from "@playwright/test";
import type { RouteConfigEntry } from "@react-router/dev/routes";

import { endSessions, expireLinks, signInRows } from "../support/databases/sign-in-sql.ts";
import routes from "#studio/client/routes.ts";

import { expectNoViolations } from "../support/measurements/expect-no-violations.ts";
import { spawnDesk } from "../support/server/spawn-desk.ts";
import { rawRequest } from "../support/server/raw-request.ts";
import { COLLEAGUE, expect, OWNER, test } from "../support/fixtures/studio-with-door.ts";

async function ask(page: Page, email: string): Promise<void> {
  await page.goto("/");
  await page.getByLabel("Your e-mail address").fill(email);
  await page.getByRole("button", { name: "Send me a link" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Look into your mailbox");
}

async function expectInside(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Good /);
}

const press = (page: Page) => page.getByRole("button", { name: "Sign in" }).click();

/** A page of another browser, with no cookies. */
async function otherBrowser(browser: Browser, url: string, options = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, ...options });
  return context.newPage();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("the owner asks for a link, presses the button behind it and is in, on the page that was wanted", async ({
      page,
      signInMail,
      mailServer,
      studio,
    }) => {
      await page.goto("/publish?page=1");
      await expect(page.getByRole("navigation")).toHaveCount(0);
      await page.getByLabel("Your e-mail address").fill(OWNER.toUpperCase());
      await page.getByRole("button", { name: "Send me a link" }).click();
      const { link } = await signInMail(1);
      expect(mailServer.received[0]?.to?.[0]?.address).toBe(OWNER);
      expect(new URL(link).origin).toBe(studio.url);
      await page.goto(link);
      await press(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Publish");
      expect(new URL(page.url()).search).toBe("?page=1");
    });

    test("another browser needs the code as well as the link, and has five tries", async ({
      page,
      browser,
      studio,
      signInMail,
    }) => {
      await ask(page, OWNER);
      const { link, code } = await signInMail(1);
      const phone = await otherBrowser(browser, studio.url, { javaScriptEnabled });
      await phone.goto(link);
      const field = phone.getByLabel("The six digits from the mail");
      await field.fill(code === "000000" ? "111111" : "000000");
      await press(phone);
      await expect(phone.getByRole("status")).toContainText("Those are not the digits");
      await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
      await press(phone);
      await expectInside(phone);
      // The link was used: the browser that asked gets nothing more for it.
      await page.goto(link);
      await expect(page.getByText("This link is over")).toBeVisible();
      await phone.context().close();
    });
  });
}

test("the browser that asked signs in with the code of a mail that is read elsewhere", async ({
  page,
  signInMail,
}) => {
  await ask(page, OWNER);
  const { code } = await signInMail(1);
  await page.getByLabel("The six digits from the mail").fill(code);
  await press(page);
  await expectInside(page);
});

test("after five wrong codes the right one is refused", async ({ page, signInMail }) => {
  await ask(page, OWNER);
  const { code } = await signInMail(1);
  const field = page.getByLabel("The six digits from the mail");
  for (let tries = 0; tries < 5; tries += 1) {
    await field.fill(code === "000000" ? "111111" : "000000");
    await press(page);
    await expect(page.getByRole("status")).toContainText("Those are not the digits");
  }
  await field.fill(code);
  await press(page);
  await expect(page.getByRole("status")).toContainText("is over");
});

test("a program that scans mails and opens the link changes nothing", async ({
  page,
  signInMail,
}) => {
  await ask(page, OWNER);
  const { link } = await signInMail(1);
  for (const method of ["HEAD", "GET", "GET"]) {
    expect(await rawRequest(link, { method })).toMatchObject({ status: 200, cookies: [] });
  }
  await page.goto(link);
  await press(page);
  await expectInside(page);
});

test("a link that two use at the same time lets one in, and a used or expired one nobody", async ({
  page,
  context,
  database,
  studio,
  signInMail,
}) => {
  await ask(page, OWNER);
  const { link } = await signInMail(1);
  const form = { token: new URL(link).searchParams.get("token") ?? "" };
  const [asked] = await context.cookies();
  const headers = { Cookie: `${asked?.name}=${asked?.value}` };
  const post = () => rawRequest(`${studio.url}/sign-in/link`, { headers, form });
  const answers = await Promise.all([post(), post(), post()]);
  expect(answers.map(({ location }) => location).toSorted()).toEqual([
    "/",
    "/sign-in?note=over",
    "/sign-in?note=over",
  ]);

  await ask(page, OWNER);
  const second = await signInMail(2);
  expireLinks(database.file);
  await page.goto(second.link);
  await expect(page.getByText("This link is over")).toBeVisible();
});

test("an unknown address gets the same answers, and no mail", async ({
  page,
  browser,
  studio,
  signInMail,
  mailServer,
}) => {
  await ask(page, "stranger@example.com");
  const unknown = await page.locator("main").innerHTML();
  await page.getByLabel("The six digits from the mail").fill("123456");
  await press(page);
  await expect(page.getByRole("status")).toContainText("Those are not the digits");
  const known = await otherBrowser(browser, studio.url);
  await ask(known, OWNER);
  expect(await known.locator("main").innerHTML()).toBe(unknown);
  await known.context().close();
  const [one, other] = await Promise.all(
    ["stranger@example.com", OWNER].map((email) =>
      rawRequest(`${studio.url}/sign-in/ask`, { form: { email } }),
    ),
  );
  const withoutSecret = (answer: typeof one) => ({
    ...answer,
    cookies: answer?.cookies.map((cookie) => cookie.replace(/asked=[^;]*/, "")),
  });
  expect(withoutSecret(one)).toEqual(withoutSecret(other));
  await signInMail(2);
  expect(mailServer.received.every(({ to }) => to?.[0]?.address === OWNER)).toBe(true);
});

test("an account gets five mails an hour, and the answers all look alike", async ({
  page,
  studio,
  signInMail,
  mailServer,
}) => {
  for (let asked = 0; asked < 12; asked += 1) {
    const answer = await rawRequest(`${studio.url}/sign-in/ask`, { form: { email: OWNER } });
    expect(answer).toMatchObject({ status: 303, location: "/sign-in/sent" });
  }
  await signInMail(5);
  // Even a mail that a stranger asked for lets the owner in, with its code.
  const { link, code } = await signInMail(5);
  await page.goto(link);
  await page.getByLabel("The six digits from the mail").fill(code);
  await press(page);
  await expectInside(page);
  expect(mailServer.received).toHaveLength(5);
});

test("the session’s cookie is bound to the host and new at each sign-in, and the database has no secret", async ({
  page,
  context,
  database,
  studio,
  signInMail,
}) => {
  const values: string[] = [];
  for (const number of [1, 2]) {
    await ask(page, OWNER);
    const { link, code } = await signInMail(number);
    await page.goto(link);
    await press(page);
    await expectInside(page);
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
    const stored = signInRows(database.file);
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

test("the owner sees who is signed in and what happened, and ends another browser", async ({
  page,
  browser,
  studio,
  signInMail,
}) => {
  await ask(page, OWNER);
  const first = await signInMail(1);
  await page.goto(first.link);
  await press(page);
  await expectInside(page);
  const office = await otherBrowser(browser, studio.url, {
    userAgent: "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0",
  });
  await ask(office, COLLEAGUE);
  const second = await signInMail(2);
  await office.goto(second.link);
  await press(office);
  await expectInside(office);

  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: /@/ }).click();
  const sessions = page.getByRole("listitem").filter({ has: page.getByRole("button") });
  await expect(sessions).toHaveCount(2);
  await expect(sessions.filter({ hasText: "This browser" })).toContainText(OWNER);
  const theirs = sessions.filter({ hasText: "Firefox 140 on Windows" });
  await expect(theirs).toContainText(COLLEAGUE);
  await theirs.getByRole("button").click();
  await expect(page.getByRole("status").first()).toContainText("That browser is signed out");
  await expect(sessions).toHaveCount(1);
  await expect(page.getByText("Signed out from another browser")).toBeVisible();
  await expect(page.getByText("Signed in", { exact: true }).last()).toBeVisible();

  await office.goto("/publish");
  await expect(office).toHaveURL(/\/sign-in\?to=%2Fpublish$/);
  await office.context().close();

  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page.getByRole("status").first()).toContainText("You are signed out");
  await page.goto("/");
  await expect(page).toHaveURL(/\/sign-in/);
});

test("a session that ends while somebody types loses nothing: the form is saved after signing in again", async ({
  page,
  context,
  database,
  saved,
  signInMail,
  watch,
}) => {
  watch.console(/status of 401/);
  await ask(page, OWNER);
  const { link } = await signInMail(1);
  await page.goto(link);
  await press(page);
  await expectInside(page);
  await page.goto("/website/course");
  await page.getByLabel("Amount").fill("1777");
  await expect(page.getByRole("status")).toContainText("Saved");
  endSessions(database.file);
  await page.getByLabel("Amount").fill("1888");
  const notice = page.getByRole("alert").filter({ hasText: "You are signed out" });
  await expect(notice).toBeVisible();
  const [window] = await Promise.all([
    context.waitForEvent("page"),
    notice.getByRole("link").click(),
  ]);
  await window.getByLabel("Your e-mail address").fill(OWNER);
  await window.getByRole("button", { name: "Send me a link" }).click();
  const { code } = await signInMail(2);
  await window.getByLabel("The six digits from the mail").fill(code);
  await press(window);
  await expectInside(window);
  await expect.poll(() => saved("course")).toMatchObject({ price: { amount: 1888 } });
  await expect(notice).toBeHidden();
});

test("a link to the studio from another website opens the page of somebody who is signed in", async ({
  page,
  studio,
  site,
  signInMail,
}) => {
  await ask(page, OWNER);
  const { link } = await signInMail(1);
  await page.goto(link);
  await press(page);
  await expectInside(page);
  await page.route(`${site.url}/mailbox`, (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<a href="${studio.url}/publish">Open</a>`,
    }),
  );
  await page.goto(`${site.url}/mailbox`);
  await page.getByRole("link", { name: "Open" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Publish");
});

/** The paths of routes, with a value for each parameter. */
function pathsOf(entries: readonly RouteConfigEntry[], parent: string): string[] {
  return entries.flatMap(({ path = "", children = [] }) => {
    const filled = path.replace("*", "unknown").replaceAll(/:\w+\??/g, "course");
    const whole = filled ? `${parent}/${filled}` : parent;
    return [whole || "/", ...pathsOf(children, whole)];
  });
}

test("without a session every page sends a browser to sign in, and everything else is refused", async ({
  studio,
}) => {
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

test("the studio answers its own host and its own pages only, and the website never that host", async ({
  studio,
  site,
}) => {
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

test("desk studio link prints a link that signs in any browser, once", async ({
  page,
  doorSettings,
  studio,
}) => {
  const { out, code } = await spawnDesk(doorSettings, "studio", "link", COLLEAGUE);
  expect(code).toBe(0);
  expect(out.startsWith(`${studio.url}/sign-in/link?token=`)).toBe(true);
  await page.goto(out.trim());
  await press(page);
  await expectInside(page);
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: /@/ }).click();
  await expect(page.getByText(`You are signed in as ${COLLEAGUE}`)).toBeVisible();
  await expect(page.getByText("A technician made a link on the server")).toBeVisible();
  await page.goto(out.trim());
  await expect(page.getByText("This link is over")).toBeVisible();
});

test("every page of the door is accessible, and fits a phone", async ({ page, signInMail }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/sign-in?note=over");
  await expectNoViolations(page, "asking");
  await ask(page, OWNER);
  await expectNoViolations(page, "asked");
  const { link } = await signInMail(1);
  await page.goto(link);
  await expectNoViolations(page, "the link");
  await press(page);
  await page.goto("/signed-in");
  await expectNoViolations(page, "signed in");
});
