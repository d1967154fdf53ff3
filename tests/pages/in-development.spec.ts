import { applicant, fillInApplication } from "../support/components/applicant.ts";
import {
  chatButton,
  chatWindow,
  expectPicture,
  lightboxOf,
  sendMessage,
  thumbnailOf,
  titles,
} from "../support/components/page-parts.ts";
import { expect, interactive, openPage, test as base } from "../support/fixtures/site.ts";
import { type SiteProcess, startSite } from "../support/processes/site-process.ts";

/** A test of the development server, in which React's StrictMode runs every effect twice. */
const test = base.extend<object, { development: SiteProcess }>({
  development: [
    async ({ mailServer }, use) => {
      const settings = { SMTP_URL: mailServer.url };
      const development = await startSite(settings, { options: ["--development"] });
      await use(development);
      await development.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ development }, use) => use(development.url),
});

// One worker, so that the server, which compiles modules on request, is started once.
test.describe.configure({ mode: "default", timeout: 120_000 });

test.beforeEach(({ allow }) => {
  // Vite and React greet developers.
  allow.console(/^(debug|info): /);
  // On a slow machine the modules arrive long after the page's load event.
  allow.console(/was preloaded using link preload but not used within a few seconds/);
});

test("only development has the component examples", async ({ page, siteProcess, allow }) => {
  await page.goto("/examples");
  await expect(page.getByRole("heading", { level: 1, name: "Component examples" })).toBeVisible();
  const dialog = page.getByRole("alertdialog", { name: "Success!" });
  // Click until the dialog opens: the page may not be hydrated yet.
  await expect(async () => {
    if (await dialog.isVisible()) return;
    await page.getByRole("button", { name: "Success!" }).first().click({ timeout: 1000 });
    await expect(dialog).toBeVisible({ timeout: 1000 });
  }).toPass();

  allow.console(/status of 404/);
  expect((await page.goto(`${siteProcess.url}/examples`))?.status()).toBe(404);
});

test("under StrictMode, applications are sent", async ({ page }) => {
  await page.clock.setFixedTime("2025-05-05T09:00:00");
  for (const date of ["May 5th 2025", "June 2nd 2025"]) {
    await openPage(page, `/apply/${encodeURIComponent(date)}`);
    await expect(page.getByLabel("Course dates")).toHaveValue(date);
    await fillInApplication(page, applicant(`strict-${date.slice(0, 3)}`));
    await page.getByRole("button", { name: "Submit" }).click();
    const dialog = page.getByRole("alertdialog", { name: "Success!" });
    await expect(dialog).toContainText("Your application has been sent successfully.");
    await dialog.getByRole("button", { name: "OK" }).click();
    await expect(page).toHaveURL("/");
    await interactive(page);
  }
});

test("under StrictMode, messages, chat and lightbox work", async ({ page }) => {
  // Not before hydration: without scripts, a thumbnail is a link to the picture's file.
  await openPage(page, "/reviews");
  await thumbnailOf(page, titles[0]).click();
  const { dialog, next } = lightboxOf(page);
  await expectPicture(page, 1);
  await next.click();
  await expectPicture(page, 2);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);

  await chatButton(page).click();
  await expect(chatWindow(page).getByText("Hi there! How can I help you today?")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(chatWindow(page)).toBeHidden();

  await sendMessage(page, "strict@example.com", "Is there a course in the spring?");
});
