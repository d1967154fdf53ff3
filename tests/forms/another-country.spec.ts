import { applicationForm } from "#content/form-texts/application-form.ts";

import { openPage } from "../support/page/open-page.ts";
import { expect, test } from "../support/fixtures/site.ts";
import { content } from "../support/site-content.ts";

test("the country list has the specification’s three countries first, then all others if the owner offers them", async ({
  page,
}) => {
  await page.goto("/apply");
  await expect(page.getByLabel("Country").getByRole("option")).toHaveText([
    "Select a country",
    ...applicationForm.countries.map(({ label }) => label),
    ...content.otherCountries,
  ]);
});

test.describe("for applicants from a country that is not listed", () => {
  test.skip(content.otherCountries.length > 0, "every country is listed");

  test("the link “Another country?” focuses the contact form’s message field and fills in the first words", async ({
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

  test.describe("no-js", () => {
    test.use({ javaScriptEnabled: false });

    test("without JavaScript, the link “Another country?” scrolls to the contact form, and the application’s answers stay", async ({
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
