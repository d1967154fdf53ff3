import { applicationForm } from "#content/form-texts/application-form.ts";
import { countries, otherCountries } from "#content/form-texts/countries.ts";

import { openPage } from "../support/page/open-page.ts";
import { expect, test } from "../support/page/site.ts";

test("the country list starts with the three specified countries", async ({ page }) => {
  await page.goto("/apply");
  await expect(page.getByLabel("Country").getByRole("option")).toHaveText([
    "Select a country",
    ...applicationForm.countries.map(({ label }) => label),
    ...otherCountries(),
  ]);
});

test.describe("for applicants from a country that is not listed", () => {
  test.skip(countries === "all", "every country is listed");

  test("a link beside the country focuses the contact form’s message and begins the message", async ({
    page,
  }) => {
    await openPage(page, "/apply");
    await page.keyboard.press("Escape");
    await page.getByLabel("City").fill("Galway");
    await page.getByRole("link", { name: "Another country? Write to us" }).click();
    const message = page.getByLabel("Your message");
    await expect(message).toBeFocused();
    await expect(message).toHaveValue(
      /I live in a country that the application form does not list/,
    );
    await expect(page.getByLabel("City")).toHaveValue("Galway");
    await page.reload();
    await expect(page.getByLabel("City")).toHaveValue("Galway");
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("a link beside the country scrolls to the contact form and keeps all answers", async ({
      page,
    }) => {
      await page.goto("/apply");
      await page.getByLabel("City").fill("Galway");
      await page.getByRole("link", { name: "Another country? Write to us" }).click();
      await expect(page.getByRole("heading", { name: "Contact Us" })).toBeInViewport();
      await expect(page.getByLabel("City")).toHaveValue("Galway");
    });
  });
});
