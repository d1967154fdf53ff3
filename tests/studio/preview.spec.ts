import type { Page } from "@playwright/test";

import { navigation } from "#content/school/navigation.ts";
import { expect, test } from "../support/fixtures/running-studio.ts";

// Wide enough for the preview beside the form.
test.use({ viewport: { width: 1280, height: 720 } });

const preview = (page: Page) => page.frameLocator("iframe[title^='Preview of the page']");
const hours = (page: Page) => page.getByLabel("Hours");

test("the studio’s preview updates while the owner types, keeps scroll position and focus, and saves nothing", async ({
  page,
  saved,
  watch,
}) => {
  const before = await saved("course");
  await page.goto("/website/course");
  const shown = preview(page);
  await expect(shown.getByText(`${before["hours"]}-hour`).first()).toBeVisible();
  await expect(shown.locator("script")).toHaveCount(0);
  const top = async () => (await shown.getByRole("heading", { level: 1 }).boundingBox())?.y;
  const unscrolled = await top();
  await shown.getByRole("heading", { name: "Tuition" }).scrollIntoViewIfNeeded();
  await expect.poll(top).not.toBe(unscrolled);
  const scrolled = await top();

  await hours(page).fill("173");
  await expect(shown.getByText("173-hour").first()).toBeVisible();
  expect(await top()).toBe(scrolled);
  await expect(hours(page)).toBeFocused();

  await hours(page).fill("many");
  const sentence = page.getByText("You see the last version without mistakes. To mend:");
  await expect(sentence).toBeVisible();
  await expect(shown.getByText("173-hour").first()).toBeVisible();
  await hours(page).fill("174");
  await expect(sentence).toBeHidden();

  const menu = shown.getByRole("button", { name: navigation.toggle });
  await expect(menu).toBeVisible();
  await page.getByLabel("Screen").selectOption({ label: "Desktop" });
  await expect(menu).toBeHidden();
  await page.getByLabel("Colours").selectOption({ label: "Dark" });
  await expect(shown.locator("html")).toHaveCSS("color-scheme", "dark");
  await page.getByRole("combobox", { name: "Page" }).selectOption({ label: "Apply Now" });
  await expect(page.getByTitle("Preview of the page Apply Now")).toBeVisible();
  await expect(shown.getByRole("textbox", { name: "Last name" })).toBeVisible();
  // A link in the preview leads to another page of the preview, with the same values.
  await shown.getByRole("link", { name: "Program" }).first().click();
  await expect(shown.getByText("174-hour").first()).toBeVisible();
  await expect(page.getByTitle("Preview of the page Program")).toBeVisible();
  expect(await saved("course")).toEqual(before);

  // If a page cannot be rendered, the form and the page stay as they were.
  watch.console(/status of 500/);
  await page.route("**/preview/**", (route) => route.fulfill({ status: 500 }));
  await hours(page).fill("175");
  await expect(page.getByText("could not be shown with these values")).toBeVisible();
  await expect(shown.getByText("174-hour").first()).toBeVisible();
  await page.getByRole("button", { name: "Save" }).last().click();
  await expect(page.getByRole("status").filter({ hasText: "Saved." })).toBeVisible();
  expect((await saved("course"))["hours"]).toBe(175);
});
