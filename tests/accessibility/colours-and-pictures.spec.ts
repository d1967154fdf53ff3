import type { Locator } from "@playwright/test";

import { bay, chatButton, heroOf, promenade } from "../support/components/page-parts.ts";
import { expectContrast } from "../support/measurements/contrast.ts";
import { expect, openPage, openWhole, test } from "../support/fixtures/site.ts";

const colourOf = (part: Locator, property: string) =>
  part.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test("forced colours leave buttons, tabs and dots recognisable", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page, "/program");
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
});

test("forced colours and more contrast reach selects and muted text", async ({ page }) => {
  await openPage(page, "/apply");
  const list = page.getByRole("combobox", { name: "Country" });
  await expect(list, "our arrow is a background image").toHaveCSS("appearance", "none");
  await page.emulateMedia({ forcedColors: "active" });
  await expect(list, "the browser draws its own arrow").not.toHaveCSS("appearance", "none");
  await page.emulateMedia({ forcedColors: "none" });

  await page.getByRole("banner").getByRole("link", { name: "Home", exact: true }).click();
  const steps = page.getByRole("region", { name: "Your way here" });
  const muted = steps.getByText("Three steps lie between");
  const heading = await colourOf(steps.getByRole("heading", { name: "Your way here" }), "color");
  expect(await colourOf(muted, "color")).not.toBe(heading);
  await page.emulateMedia({ contrast: "more" });
  expect(await colourOf(muted, "color")).toBe(heading);
});

test("text on pictures has a contrast of at least 4.5 to 1", async ({ page, context }) => {
  test.slow();
  const canvas = await context.newPage();
  await page.bringToFront();
  for (const [index, path] of ["/", "/aboutus", "/program", "/reviews", "/apply"].entries()) {
    await openWhole(page, path);
    for (const width of [320, 820, 1280, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      // The banner of Reviews is that of Home.
      const panels = page.locator(index === 0 ? ".banner, .page-hero" : ".page-hero");
      for (const panel of await panels.all()) {
        const state = `${path} at ${width} px: ${await panel.textContent()}`;
        await expectContrast(panel, panel.locator("h1, h2, p"), 4.5, canvas, state);
      }
    }
  }
});

test("text on both hero pictures has enough contrast at every width", async ({ page, context }) => {
  test.slow();
  await page.goto("/");
  const canvas = await context.newPage();
  await page.bringToFront();
  const hero = heroOf(page);
  const texts = [
    { text: hero.region.getByRole("heading", { level: 1 }), least: 3 },
    { text: hero.region.getByText("In Puerto Vallarta, Mexico."), least: 4.5 },
  ];
  for (const [index, alt] of [bay, promenade].entries()) {
    await hero.indicator(index + 1).click();
    await expect(hero.picture).toHaveAttribute("alt", alt);
    for (const width of [320, 768, 1024, 1280, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      for (const { text, least } of texts) {
        await expectContrast(hero.region, text, least, canvas, `${alt} at ${width} px`);
      }
    }
  }
});
