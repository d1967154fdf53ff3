import { applicationForm } from "#content/form-texts/application-form.ts";

import { expect, openPage, test, noScript } from "../support/fixtures/site.ts";

test("the country list has the specification’s three countries", async ({ page }) => {
  await page.goto("/apply");
  await expect(page.getByLabel("Country").getByRole("option")).toHaveText([
    "Select a country",
    ...applicationForm.countries.map(({ label }) => label),
  ]);
});

test("the link “Another country?” begins a message to the school", async ({ page }) => {
  await openPage(page, "/apply");
  await page.getByLabel("City").fill("Galway");
  await page.getByRole("link", { name: "Another country? Write to us" }).click();
  const message = page.getByLabel("Your message");
  await expect(message).toBeFocused();
  await expect(message).toHaveValue(/I live in a country that the application form does not list/);
  await expect(page.getByLabel("City")).toHaveValue("Galway");
  await page.reload();
  await expect(page.getByLabel("City")).toHaveValue("Galway");
});

noScript(
  "without JavaScript, that link leads to the contact form, and the answers stay",
  async ({ page }) => {
    await page.goto("/apply");
    await page.getByLabel("City").fill("Galway");
    await page.getByRole("link", { name: "Another country? Write to us" }).click();
    await expect(page.getByRole("heading", { name: "Contact Us" })).toBeInViewport();
    await expect(page.getByLabel("City")).toHaveValue("Galway");
  },
);
