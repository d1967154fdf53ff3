import type { Locator } from "@playwright/test";

import { bay, chatButton, heroOf, promenade } from "../support/components/page-parts.ts";
import { expectContrast } from "../support/measurements/contrast.ts";
import { expect, openPage, openWhole, test } from "../support/fixtures/site.ts";

const colourOf = (part: Locator, property: string) =>
  part.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test("forced colours and more contrast reach controls and muted text", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page, "/apply");
  const list = page.getByRole("combobox", { name: "Country" });
  await expect(list, "our arrow is a background image").toHaveCSS("appearance", "none");
  await page.emulateMedia({ forcedColors: "active" });
  await expect(list, "the browser draws its own arrow").not.toHaveCSS("appearance", "none");

  const follow = (name: string) =>
    page.getByRole("banner").getByRole("link", { name, exact: true }).click();
  await follow("Program");
  await expect(page.getByRole("heading", { level: 1, name: "Program" })).toBeFocused();
  const apply = page.getByRole("banner").getByRole("link", { name: "APPLY" });
  for (const button of [apply, chatButton(page)]) {
    await expect(button).toHaveCSS("border-top-width", "2px");
  }
  const background = await colourOf(page.locator("html"), "background-color");
  for (const [chosen, other] of [
    [
      page.getByRole("button", { name: "2024", exact: true }),
      page.getByRole("button", { name: "2025", exact: true }),
    ],
    [page.getByRole("tab", { selected: true }), page.getByRole("tab", { selected: false }).first()],
  ] as const) {
    const mark = await colourOf(chosen, "background-color");
    expect(mark).not.toBe(background);
    expect(mark).not.toBe(await colourOf(other, "background-color"));
  }
  // A carousel dot is visible only by its background colour.
  const dot = page.getByRole("button", { name: "Show testimonial 2 of 5" }).locator("span");
  expect(await colourOf(dot, "background-color")).not.toBe(background);

  await page.emulateMedia({ forcedColors: "none" });
  await follow("Home");
  const steps = page.getByRole("region", { name: "Your way here" });
  const muted = steps.getByText("Three steps lie between");
  const heading = await colourOf(steps.getByRole("heading", { name: "Your way here" }), "color");
  expect(await colourOf(muted, "color")).not.toBe(heading);
  await page.emulateMedia({ contrast: "more" });
  expect(await colourOf(muted, "color")).toBe(heading);
});

test("text on pictures has enough contrast", async ({ page }) => {
  test.slow();
  const widths = [320, 1280];
  for (const path of ["/aboutus", "/program", "/reviews", "/apply"]) {
    await openWhole(page, path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const panel = page.locator(".page-hero");
      await expectContrast(panel, panel.locator("h1, h2, p"), 4.5, `${path}, ${width} px`);
    }
  }
  await openWhole(page, "/");
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const banner = page.locator(".banner");
    await expectContrast(banner, banner.locator("h2, p"), 4.5, `banner, ${width} px`);
    const hero = heroOf(page);
    for (const [index, alt] of [bay, promenade].entries()) {
      await hero.indicator(index + 1).click();
      await expect(hero.picture).toHaveAttribute("alt", alt);
      const subtitle = hero.region.getByText("In Puerto Vallarta, Mexico.");
      const texts = hero.region.getByRole("heading", { level: 1 }).or(subtitle);
      await expectContrast(hero.region, texts, 4.5, `${alt}, ${width} px`, 3);
    }
  }
});
