import { readFileSync } from "node:fs";

import { openPage } from "../support/page/open-page.ts";
import { expect, test } from "../support/fixtures/site.ts";
import { content } from "../support/site-content.ts";

const { school, terms } = content;

test("the privacy page links to the accessibility page, which shows docs/accessibility.md", async ({
  page,
}) => {
  await openPage(page, "/privacy");
  await page.getByRole("main").getByRole("link", { name: "Accessibility" }).click();
  await expect(page).toHaveURL("/accessibility");
  await expect(page.getByRole("heading", { level: 1, name: "Accessibility" })).toBeFocused();
  const headings = readFileSync("docs/accessibility.md", "utf8").match(/(?<=^## ).*$/gm) ?? [];
  for (const heading of headings) {
    await expect(page.getByRole("heading", { level: 2, name: heading })).toBeVisible();
  }
  await expect(page.getByRole("main").getByRole("link", { name: school.email })).toBeVisible();
});

test("the Terms page exists only if the school has provided terms", async ({ request }) => {
  expect((await request.get("/terms")).status()).toBe(terms ? 200 : 404);
});
