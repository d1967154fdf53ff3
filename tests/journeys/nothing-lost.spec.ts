import type { Page } from "@playwright/test";

import { applicant, fillInApplication } from "../support/applicant.ts";
import { interactive, openPage } from "../support/open-page.ts";
import { startSite } from "../support/site-process.ts";
import { expect, test } from "../support/site.ts";

/** Posts the form as a browser does in which no script has run yet. */
async function postWithoutScript(page: Page) {
  await page.locator("main form").evaluate((form) => {
    if (form instanceof HTMLFormElement) form.submit();
  });
}

async function openForm(page: Page, path = "/apply") {
  await openPage(page, path);
  await page.keyboard.press("Escape");
}

test("an application whose answer was lost is one mail when it is sent again after a reload", async ({
  page,
  site,
}) => {
  const answers = applicant("answer-lost");
  await openForm(page, "/apply/May%205th%202025");
  await fillInApplication(page, answers);
  // The site takes it, and the line breaks before the visitor hears so.
  await page.route("**/api/mail/send", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("alertdialog", { name: "Error!" })).toBeVisible();
  await page.unroute("**/api/mail/send");

  await page.reload();
  await page.keyboard.press("Escape");
  await expect(page.getByLabel("Nationality")).toHaveValue("Irish");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("alertdialog", { name: "Success!" })).toBeVisible();
  expect(await site.mailsFrom(answers.email)).toHaveLength(1);
});

test("who leaves the form while it is being sent still hears the outcome", async ({ page }) => {
  await openForm(page, "/apply/May%205th%202025");
  await fillInApplication(page, applicant("left-early"));
  const answered = Promise.withResolvers<void>();
  await page.route("**/api/mail/send", async (route) => {
    await answered.promise;
    await route.abort();
  });
  await page.getByRole("button", { name: "Submit" }).click();
  await page.getByRole("banner").getByRole("link", { name: "Program" }).click();
  await expect(page).toHaveURL("/program");
  answered.resolve();
  await expect(page.getByRole("alertdialog", { name: "Error!" })).toBeVisible();
  await page.getByRole("button", { name: "OK" }).click();
  await openForm(page);
  await expect(page.getByLabel("Nationality")).toHaveValue("Irish");
});

test("answers posted before any script ran survive the refusal and every link after it", async ({
  page,
}) => {
  await openForm(page);
  await fillInApplication(page, { ...applicant("early-post"), city: "" });
  await page.evaluate(() => localStorage.clear());
  await postWithoutScript(page);
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.getByText("APPLICATION FORM", { exact: true })).toHaveCount(0);

  await interactive(page);
  await page.getByRole("banner").getByRole("link", { name: "APPLY" }).click();
  await expect(page.getByLabel("Nationality")).toHaveValue("Irish");
  await expect(page.getByText("APPLICATION FORM", { exact: true })).toHaveCount(0);
  await page.getByRole("banner").getByRole("link", { name: "Home", exact: true }).click();
  await expect(page).toHaveURL("/");
  await page.goBack();
  await expect(page.getByLabel("Nationality")).toHaveValue("Irish");
});

test("a refused message stays in the footer on the next page", async ({ page }) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  await footer.getByLabel("Your message").fill("Do you help with visas?");
  await footer.locator("form").evaluate((form) => {
    if (form instanceof HTMLFormElement) form.submit();
  });
  await expect(footer.getByText("Email is required")).toBeVisible();
  await interactive(page);
  await page.getByRole("banner").getByRole("link", { name: "Program" }).click();
  await expect(page).toHaveURL("/program");
  await expect(footer.getByLabel("Your message")).toHaveValue("Do you help with visas?");
});

test("the date that was chosen last wins over the one in the address", async ({ page }) => {
  await openForm(page, "/apply/January%206th%202025");
  await page.getByLabel("Course dates").selectOption("March 3rd 2025");
  await page.reload();
  await expect(page.getByLabel("Course dates")).toHaveValue("March 3rd 2025");
  await openForm(page, "/apply/May%205th%202025");
  await expect(page.getByLabel("Course dates")).toHaveValue("May 5th 2025");
});

test("two tabs with the form keep each other’s answers", async ({ page, context }) => {
  await openForm(page);
  const other = await context.newPage();
  await openForm(other);
  await page.getByLabel("City").fill("Galway");
  await other.getByLabel("Nationality").fill("Irish");
  await page.reload();
  await expect(page.getByLabel("City")).toHaveValue("Galway");
  await expect(page.getByLabel("Nationality")).toHaveValue("Irish");
});

test("a start date opened in a new tab arrives there", async ({ page, context }) => {
  await page.goto("/");
  const opened = context.waitForEvent("page");
  await page
    .getByRole("link", { name: "Apply Now November 2nd" })
    .click({ modifiers: ["ControlOrMeta"] });
  await expect((await opened).getByLabel("Course dates")).toHaveValue("November 2th 2024");
});

test("where storage is switched off, the chosen date travels in the address", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("Storage is switched off", "SecurityError");
        },
      });
    }
  });
  await page.goto("/");
  await page.getByRole("link", { name: "Apply Now November 2nd" }).click();
  await expect(page.getByLabel("Course dates")).toHaveValue("November 2th 2024");
  await page.keyboard.press("Escape");
  await fillInApplication(page, applicant("no-storage"));
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("alertdialog", { name: "Success!" })).toBeVisible();
});

test("behind a proxy that ends TLS, a form without JavaScript is taken", async ({ request }) => {
  const site = await startSite({ TRUST_PROXY: "1" });
  const host = new URL(site.url).host;
  const response = await request.post(site.url, {
    form: { email: "proxy@example.com", message: "Hello" },
    headers: { Origin: `https://${host}`, "X-Forwarded-Proto": "https" },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(303);
  await site.stop();
});

test("the console tells where the site and the inbox are, and of each new mail", async ({
  page,
  request,
}) => {
  const site = await startSite({});
  const line = (start: string) => site.console.find((said) => said.startsWith(start)) ?? "";
  await request.post(site.url, { form: { email: "inbox@example.com", message: "Hello, school" } });
  await expect.poll(() => line("New mail: Contact Form ")).toContain("http://localhost:");
  await page.goto(line("New mail: ").split(" ").at(-1) ?? "");
  await expect(page.getByText("Hello, school")).toBeVisible();
  await page.getByRole("link", { name: "Inbox" }).click();
  await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/$/);
  await expect(page.getByRole("link", { name: "Contact Form" })).toHaveCount(1);
  await site.stop();
});
