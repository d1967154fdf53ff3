import type { Page } from "@playwright/test";

import { applicant, fillInApplication } from "../support/components/applicant.ts";
import { expect, test } from "../support/fixtures/site.ts";
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

/** Records the URLs of all scripts that the page requests. */
function recordScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  return scripts;
}

test("a browser without popover support gets the pages as they are without JavaScript, with working forms", async ({
  page,
  site,
  allow,
}) => {
  // A past start date must be confirmed first (tests/forms/no-javascript.spec.ts).
  allow.console(/status of 422/);
  await removePopoverSupport(page);
  await page.setViewportSize({ width: 375, height: 700 });
  const scripts = recordScripts(page);
  await page.goto("/program");
  for (const { answer } of content.program.faq.questions)
    await expect(page.getByText(answer[0] ?? "")).toBeVisible();
  await expect(page.getByRole("tab")).toHaveCount(0);
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
