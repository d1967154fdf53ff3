import type { Page } from "@playwright/test";

import { expect, openPage, test } from "../support/fixtures/site.ts";

const themeButton = (page: Page) => page.getByRole("button", { name: "Colour theme" });
const option = (page: Page, name: string) => page.getByRole("radio", { name });

/** Colours that differ between the themes, and those of the footer, which do not. */
function colours(page: Page) {
  return page.evaluate(() => {
    const style = (selector: string) => {
      const element = document.querySelector(selector);
      return element ? getComputedStyle(element) : undefined;
    };
    return {
      page: [style("html")?.backgroundColor, style("html")?.color, style("html")?.colorScheme],
      header: [style("header")?.backgroundColor, style("header a")?.color],
      apply: style("header a[href='/apply']")?.backgroundColor,
      logo: style(".logo")?.backgroundImage,
      footer: [style("footer")?.backgroundColor, style("footer")?.color, style("footer a")?.color],
    };
  });
}

test("a stored theme overrides the system theme before hydration", async ({ page, allow }) => {
  allow.console(/ERR_FAILED/);
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/");
  for (const [chosen, system] of [
    ["dark", "light"],
    ["light", "dark"],
  ] as const) {
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await page.emulateMedia({ colorScheme: chosen });
    const expected = await colours(page);
    await page.emulateMedia({ colorScheme: system });
    const others = await colours(page);
    expect(others.page).not.toEqual(expected.page);
    expect(others.logo).not.toEqual(expected.logo);
    expect(others.footer, "the footer is dark in both themes").toEqual(expected.footer);

    await page.evaluate((theme) => localStorage.setItem("theme", theme), chosen);
    await page.reload();
    const forced = await colours(page);
    expect({ ...forced, page: forced.page.slice(0, 2) }).toEqual({
      ...expected,
      page: expected.page.slice(0, 2),
    });
    expect(forced.page[2]).toBe(chosen);
    await expect(page.locator("meta[name=theme-color]:not([media='not all'])")).toHaveAttribute(
      "content",
      chosen === "dark" ? "#07222f" : "#fff8ea",
    );
  }
});

test("the theme is chosen by keyboard, mouse or touch", async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await openPage(page, "/");
  const light = await colours(page);
  const root = page.locator("html");
  await test.step("the theme is chosen by keyboard", async () => {
    await themeButton(page).focus();
    await page.keyboard.press("Enter");
    await expect(option(page, "System")).toBeFocused();
    await expect(option(page, "System")).toBeChecked();
    await page.keyboard.press("ArrowUp");
    await expect(option(page, "Dark")).toBeChecked();
    await expect.poll(() => colours(page)).not.toEqual(light);
    await page.keyboard.press("Escape");
    await expect(option(page, "Dark")).toBeHidden();
    await expect(themeButton(page)).toBeFocused();

    await page.reload();
    await expect(root).toHaveAttribute("data-theme", "dark");
    await themeButton(page).click();
    await expect(option(page, "Dark")).toBeChecked();
  });
  await test.step("the theme is chosen by mouse, which closes the menu", async () => {
    await page.getByText("System", { exact: true }).last().click();
    await expect(option(page, "Dark")).toBeHidden();
    await expect(root).not.toHaveAttribute("data-theme");
    await expect.poll(() => colours(page)).toEqual(light);
    expect(await page.evaluate(() => localStorage.getItem("theme"))).toBeNull();
    await page.emulateMedia({ colorScheme: "dark" });
    await expect.poll(() => colours(page)).not.toEqual(light);
    await page.emulateMedia({ colorScheme: "light" });
    await themeButton(page).click();
    await page.getByText("Dark", { exact: true }).last().click();
    await expect(option(page, "Dark")).toBeHidden();
    await expect(root).toHaveAttribute("data-theme", "dark");
  });
  await test.step("on a phone, the theme is chosen in the menu, by touch targets of 44 px", async () => {
    await page.setViewportSize({ width: 375, height: 700 });
    await expect(themeButton(page)).toBeHidden();
    await page.getByRole("button", { name: "Menu" }).click();
    for (const name of ["Light", "Dark", "System"]) {
      const target = page.getByRole("navigation", { name: "Main menu" }).getByText(name);
      const box = await target.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(44);
      await target.click();
      await expect(option(page, name)).toBeChecked();
    }
  });
  await test.step("the theme is also applied in the site’s other open tabs", async () => {
    const other = await context.newPage();
    await openPage(other, "/program");
    await themeButton(other).click();
    await other.getByText("Dark", { exact: true }).last().click();
    await expect(root).toHaveAttribute("data-theme", "dark");
    await expect(option(page, "Dark")).toBeChecked();
  });
});
