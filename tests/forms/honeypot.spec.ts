import { expect, test } from "../support/fixtures/site.ts";

const FIELD = "Leave this field empty";

test("the school gets no mail of a bot", async ({ page, site }) => {
  await page.goto("/reviews");
  const form = page.getByRole("contentinfo");
  await expect(form.getByRole("textbox"), "hidden from screen readers").toHaveCount(2);
  await expect(form.getByLabel(FIELD)).not.toBeInViewport();
  await form.getByLabel("Your message").focus();
  await page.keyboard.press("Tab");
  await expect(form.getByRole("link", { name: "Privacy notice" }).first()).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(form.getByRole("button", { name: "Send" })).toBeFocused();
  await form.getByLabel("Your email").fill("robot@example.com");
  await form.getByLabel("Your message").fill("Buy our pills");
  await form.getByLabel(FIELD).fill("https://pills.example");
  await form.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Thank you for contacting us")).toBeVisible();
  expect(await site.mailsFrom("robot@example.com")).toEqual([]);
});
