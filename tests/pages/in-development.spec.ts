import { applicant, fillInApplication } from "../support/components/applicant.ts";
import {
  chatButton,
  chatWindow,
  sendMessage,
  submitApplication,
} from "../support/components/page-parts.ts";
import { expect, openPage, test as base } from "../support/fixtures/site.ts";
import { startSite } from "../support/processes/site-process.ts";

/** A test of the development server, in which React's StrictMode runs every effect twice. */
const test = base.extend({
  baseURL: async ({ mailServer }, use) => {
    const settings = { SMTP_URL: mailServer.url, NODE_ENV: "development" };
    const development = await startSite(settings, { options: ["--development"] });
    await use(development.url);
    await development.stop();
  },
});

test.describe.configure({ timeout: 120_000 });

test.beforeEach(({ allow }) => {
  // Vite and React greet developers.
  allow.console(/^(debug|info): /);
  // On a slow machine the modules arrive long after the page's load event.
  allow.console(/was preloaded using link preload but not used within a few seconds/);
});

test("under StrictMode, forms and chat work", async ({ page }) => {
  await openPage(page, "/apply/May%205th%202025");
  await expect(page.getByLabel("Course dates")).toHaveValue("May 5th 2025");
  await chatButton(page).click();
  await expect(chatWindow(page).getByText("Hi there! How can I help you today?")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(chatWindow(page)).toBeHidden();

  await sendMessage(page, "strict@example.com", "Is there a course in the spring?");
  await page.getByRole("button", { name: "OK" }).click();
  await fillInApplication(page, applicant("strict"));
  await submitApplication(page);
});
