import { expect, openPage, test } from "../support/fixtures/site.ts";

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
