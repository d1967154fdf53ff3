import type { Locator, Page } from "@playwright/test";

import { chatButton } from "../support/chat.ts";
import { worstContrast } from "../support/contrast.ts";
import { openPage } from "../support/open-page.ts";
import { PAGES } from "../support/pages.ts";
import { expect, test } from "../support/site.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const colourOf = (part: Locator, property: string) =>
  part.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test("where the system gives the colours, lines and its own marks say what grounds said", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page, "/program");
  const apply = page.getByRole("banner").getByRole("link", { name: "APPLY" });
  for (const button of [apply, chatButton(page)]) {
    await expect(button).toHaveCSS("border-top-width", "2px");
  }
  const ground = await colourOf(page.locator("html"), "background-color");
  for (const [chosen, other] of [
    [
      page.getByRole("button", { name: "2024", exact: true }),
      page.getByRole("button", { name: "2025", exact: true }),
    ],
    [page.getByRole("tab", { selected: true }), page.getByRole("tab", { selected: false }).first()],
  ] as const) {
    const mark = await colourOf(chosen, "background-color");
    expect(mark).not.toBe(ground);
    expect(mark).not.toBe(await colourOf(other, "background-color"));
  }
  // A dot is nothing but its ground.
  const dot = page.getByRole("button", { name: "Show testimonial 2 of 5" }).locator("span");
  expect(await colourOf(dot, "background-color")).not.toBe(ground);
});

test("where the system gives the colours, a list shows the browser’s own arrow", async ({
  page,
}) => {
  await openPage(page, "/apply");
  const list = page.getByRole("combobox", { name: "Country" });
  await expect(list, "ours is drawn on its ground").toHaveCSS("appearance", "none");

  await page.emulateMedia({ forcedColors: "active" });
  await expect(list, "grounds are gone").not.toHaveCSS("appearance", "none");
});

test("who asks for more contrast gets quiet words in the colour of the others", async ({
  page,
}) => {
  await page.emulateMedia({ contrast: "more" });
  await openPage(page, "/");
  const dates = page.getByRole("region", { name: "Our Dates" });
  expect(await colourOf(dates.getByText("Pick the start"), "color")).toBe(
    await colourOf(dates.getByRole("heading", { name: "Our Dates" }), "color"),
  );
});

for (const { width, paths } of [
  // There only the banners' words stand on their pictures.
  { width: 375, paths: ["/", "/reviews"] },
  { width: 1280, paths: ["/", "/aboutus", "/program", "/reviews", "/apply"] },
]) {
  test(`at ${width} px words over pictures have a contrast of 4.5 to 1 at least`, async ({
    page,
    context,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    for (const path of paths) {
      await openPage(page, path);
      const words = [
        ...(await page.locator(".banner :is(h2, p)").all()),
        ...(width < 768 ? [] : await page.locator(".page-header :is(h1, p)").all()),
      ];
      for (const text of words) {
        await text.scrollIntoViewIfNeeded();
        await picturesBehind(page);
        const colour = await colourOf(text, "color");
        await text.evaluate((element) => element.style.setProperty("color", "transparent"));
        const ratio = await worstContrast(await context.newPage(), await text.screenshot(), colour);
        await text.evaluate((element) => element.style.removeProperty("color"));
        expect.soft(ratio, `${path}: ${await text.textContent()}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
}

for (const width of [375, 1280]) {
  test(`at ${width} px everything to press is 24 px wide and high at least, what matters most 44`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of [...PAGES, "/nowhere"]) {
      await openPage(page, path);
      expect.soft(await smallTargets(page), path).toEqual([]);
    }
  });
}

async function picturesBehind(page: Page) {
  await page.evaluate(async () => {
    const pictures = document.querySelectorAll<HTMLImageElement>(":is(.banner, .page-header) img");
    await Promise.all(Array.from(pictures, (picture) => picture.decode()));
  });
}

/** What is smaller than it should be. Links within a sentence are as high as its lines (2.5.8). */
function smallTargets(page: Page) {
  return page.evaluate(() => {
    const targets = document.querySelectorAll<HTMLElement>(
      "a[href], button, input, select, textarea",
    );
    return Array.from(targets).flatMap((target) => {
      const isShown = target.checkVisibility({ visibilityProperty: true });
      if (!isShown || target.closest(".sr-only, .skip-link, [aria-hidden=true]")) return [];
      if (getComputedStyle(target).display === "inline") return [];
      const { width, height } = target.getBoundingClientRect();
      const isMain = target.matches(".button, input, select, textarea, .floating-actions > *");
      const least = isMain ? 44 : 24;
      return width >= least && height >= least
        ? []
        : [`${target.ariaLabel ?? target.textContent}: ${width} by ${height}`];
    });
  });
}
