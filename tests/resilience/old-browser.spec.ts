import type { Page } from "@playwright/test";

import { applicant, fillInApplication } from "../support/components/applicant.ts";
import { expect, test } from "../support/fixtures/site.ts";
import { recordRequests } from "../support/page/record-requests.ts";
import { content } from "../support/site-content.ts";

/** Simulates a browser without popover support in its DOM, CSS and HTML. */
async function removePopoverSupport(page: Page) {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, "popover");
  });
  await page.route("**/*", async (route) => {
    if (!["document", "stylesheet"].includes(route.request().resourceType())) {
      return route.continue();
    }
    const response = await route.fetch({ maxRedirects: 0 });
    if (response.status() !== 200) return route.fulfill({ response });
    const text = await response.text();
    const body = text
      .replaceAll(" popover=", " data-unknown=")
      .replaceAll("[popover]", "[data-unknown]")
      .replaceAll("not selector(:popover-open)", "selector(a)");
    // The changed styles would not match their hashes in the content security policy.
    const { "content-security-policy": _, ...headers } = response.headers();
    await route.fulfill({ response, body, headers });
  });
}

/** Expects every answer of the FAQ, which is not in tabs. */
async function expectAnswers(page: Page): Promise<void> {
  for (const { answer } of content.program.faq.questions) {
    await expect(page.getByText(answer[0] ?? "")).toBeVisible();
  }
  await expect(page.getByRole("tab")).toHaveCount(0);
}

test("a browser without popovers gets working forms", async ({ page, site, allow }) => {
  // A past start date must be confirmed first (tests/forms/no-javascript.spec.ts).
  allow.console(/status of 422/);
  await removePopoverSupport(page);
  await page.setViewportSize({ width: 375, height: 700 });
  const scripts = recordRequests(page, (request) => request.resourceType() === "script");
  await page.goto("/program");
  await expectAnswers(page);
  await expect(page.getByRole("button", { name: "Menu" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: /^Chat with .* on WhatsApp/ })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page
    .getByRole("navigation", { name: "Main menu" })
    .getByRole("link", { name: "Home", exact: true })
    .click();
  await page.getByRole("link", { name: "Apply Now October 6th" }).click();

  const answers = applicant("old-browser");
  await fillInApplication(page, answers);
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("status")).toContainText("Success!");
  expect(await site.mailsFrom(answers.email)).toHaveLength(1);
  expect(scripts).toEqual([]);
});

test("when the scripts fail to load, everything works", async ({ page, site, allow }) => {
  allow.console(/ERR_FAILED/);
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/program");
  await expectAnswers(page);
  await expect(page.getByRole("link", { name: "Apply Now January 6th" })).toBeVisible();

  await page.getByRole("banner").getByRole("link", { name: "Review", exact: true }).click();
  await page.getByRole("link", { name: /^Open the picture: Sunset/ }).click();
  await expect(page).toHaveURL(/gallery-beach-1200\.webp$/);
  await page.goBack();
  const form = page.getByRole("contentinfo");
  await form.getByLabel("Your email").fill("no-framework@example.com");
  await form.getByLabel("Your message").fill("Hello");
  await form.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Form Submitted" })).toBeVisible();
  expect(await site.mailsFrom("no-framework@example.com")).toHaveLength(1);
});

const failures: { what: string; cause: (page: Page) => Promise<unknown>; report: string }[] = [
  {
    what: "the content fails to load",
    cause: (page) => page.route("**/content/*.js", (route) => route.fulfill({ status: 404 })),
    report: "file",
  },
  {
    what: "the start script throws",
    cause: (page) =>
      page.addInitScript(() => {
        document.importNode = () => {
          throw new RangeError("No import");
        };
      }),
    report: "uncaught RangeError ",
  },
];

for (const { what, cause, report } of failures) {
  test(`when ${what}, the page reports it once`, async ({ page, allow }) => {
    allow.console(/status of 404|No import/);
    const reports: (string | null)[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/errors")) reports.push(request.postData());
    });
    await cause(page);
    await page.clock.install();
    const reported = page.waitForRequest("**/api/errors");
    await page.goto("/program");
    await expectAnswers(page);
    // The page waits for so long before it says that it was never hydrated.
    await page.clock.runFor(5000);
    await reported;
    await expect(page.locator("html[data-hydrated]")).toHaveCount(0);
    expect(reports).toEqual([report]);
  });
}
