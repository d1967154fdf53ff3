import { accessibilityText } from "#content/pages/accessibility-text.ts";
import { privacyNotices } from "#content/legal/privacy-notices.ts";
import type { Page } from "@playwright/test";

import { expect, openPage, test, noScript } from "../support/fixtures/site.ts";
import { content } from "../support/site-content.ts";

const { school, terms } = content;
const [inEnglish, inSpanish] = privacyNotices(content);

function notice(page: Page, { heading }: { heading: string }) {
  return page.getByRole("region", { name: heading });
}

// With JavaScript, route-change.spec.ts follows the link.
noScript("without JavaScript, the privacy notice is in English or Spanish", async ({ page }) => {
  await page.goto("/privacy");
  const english = notice(page, inEnglish);
  const spanish = notice(page, inSpanish);
  await expect(english).toBeVisible();
  await expect(spanish).toBeHidden();
  await expect(english).toHaveAttribute("lang", "en");

  await english.getByRole("link", { name: "Léelo en español" }).click();
  await expect(spanish).toBeVisible();
  await expect(spanish).toHaveAttribute("lang", "es");
  await expect(english).toBeHidden();
  await expect(spanish.getByRole("heading", { level: 2 })).toBeInViewport();
  await expect(page).toHaveURL(/\/privacy#espanol$/);

  await spanish.getByRole("link", { name: "Read it in English" }).click();
  await expect(english).toBeVisible();
  await expect(spanish).toBeHidden();

  await page.goto("/");
  await page.goto("/privacy#espanol");
  await expect(spanish).toBeVisible();
  await expect(english).toBeHidden();
});

test("each form has a link to the notice, which has contents", async ({ page }) => {
  await openPage(page, "/apply");
  const main = page.getByRole("main");
  await expect(main.getByText(/uses your answers to consider your application/)).toBeVisible();
  await expect(
    page.getByRole("contentinfo").getByText(/uses your email and your message to answer you/),
  ).toBeVisible();
  await main.getByLabel("City").fill("Galway");
  await main.getByRole("link", { name: "Privacy notice" }).click();
  await expect(page).toHaveURL("/privacy");
  await expect(page.getByRole("heading", { level: 1, name: "Privacy notice" })).toBeFocused();
  await page.goBack();
  await expect(page.getByLabel("City")).toHaveValue("Galway");

  await page.goForward();
  const contents = page.getByRole("navigation", { name: "In this notice" });
  const part = contents.getByRole("link", { name: "Your rights", exact: true });
  await expect(part).toBeVisible();
  await page.setViewportSize({ width: 375, height: 667 });
  await expect(part).toBeHidden();
  await contents.getByText("In this notice").click();
  await part.click();
  const heading = page.getByRole("heading", { name: "Your rights", exact: true });
  await expect(heading).toBeInViewport({ ratio: 1 });

  await main.getByRole("link", { name: "Accessibility" }).click();
  await expect(page).toHaveURL("/accessibility");
  await expect(page.getByRole("heading", { level: 1, name: "Accessibility" })).toBeFocused();
  for (const { heading: name } of accessibilityText.parts(school.email)) {
    await expect(page.getByRole("heading", { level: 3, name })).toBeVisible();
  }
  await expect(main.getByRole("link", { name: school.email })).toBeVisible();
});

test("the Terms page exists only if the school has provided terms", async ({ request }) => {
  expect((await request.get("/terms")).status()).toBe(terms ? 200 : 404);
});
