import type { Page, Request } from "@playwright/test";

import { bay, blur, heroOf, promenade } from "../support/components/page-parts.ts";
import { expect, openPage, stopClock, test } from "../support/fixtures/site.ts";
import { recordRequests } from "../support/page/record-requests.ts";

test.use({ reducedMotion: "no-preference" });

const isSecondPicture = (request: Request) => request.url().includes("malecon");

/** Opens the home page with a fake clock that is paused while the hero shows its first picture. */
async function openAtFirstPicture(page: Page) {
  await page.clock.install();
  await openPage(page, "/");
  const hero = heroOf(page);
  // The second picture is requested half an interval before it is shown.
  await page.clock.runFor(1500);
  await expect(hero.region.locator("img")).toHaveCount(2);
  await stopClock(page);
  await hero.indicator(1).click();
  await blur(page);
  await page.mouse.move(0, 0);
  await expect(hero.indicator(1)).toHaveAttribute("aria-current", "true");
  await expect(hero.picture).toHaveAttribute("alt", bay);
  return hero;
}

/** Records how long each new fade on the page takes, in ms. */
async function recordFades(page: Page): Promise<() => Promise<number[]>> {
  // Wait until no fade is running, because a fade that is reversed midway is shorter.
  const running = () =>
    document.getAnimations().filter((animation) => animation instanceof CSSTransition).length;
  await expect.poll(() => page.evaluate(running), "fades that have not ended").toBe(0);
  await page.evaluate(() => {
    const fades: unknown[] = [];
    Object.assign(window, { fades });
    document.addEventListener("transitionrun", ({ target, propertyName }) => {
      if (propertyName !== "opacity" || !(target instanceof Element)) return;
      for (const { effect } of target.getAnimations()) {
        fades.push(effect?.getComputedTiming().duration);
      }
    });
  });
  return () => page.evaluate(() => Reflect.get(window, "fades"));
}

test("the hero’s pictures cross-fade in 1 s, every 3 s", async ({ page }) => {
  const second = recordRequests(page, isSecondPicture);
  const beforeLoad = page.waitForEvent("load").then(() => [...second]);
  const hero = await openAtFirstPicture(page);
  expect(await beforeLoad, "the second picture waits for the page").toEqual([]);
  const fades = await recordFades(page);
  const heading = hero.region.getByRole("heading", { level: 1 });
  const place = await heading.boundingBox();

  await page.clock.runFor(2999);
  await expect(hero.picture).toHaveAttribute("alt", bay);
  await page.clock.runFor(1);
  await expect(hero.picture).toHaveAttribute("alt", promenade);
  await expect(hero.indicator(2)).toHaveAttribute("aria-current", "true");
  await expect(hero.indicator(1)).not.toHaveAttribute("aria-current");
  await expect.poll(fades).toContain(1000);
  const liveRegions = hero.region.locator("[aria-live], [role=status], [role=alert]");
  await expect(liveRegions, "nothing is announced").toHaveCount(0);

  await page.clock.runFor(2999);
  await expect(hero.picture).toHaveAttribute("alt", promenade);
  await page.clock.runFor(1);
  await expect(hero.picture).toHaveAttribute("alt", bay);

  expect(await heading.boundingBox()).toEqual(place);
  await expect(hero.region.getByText("In Puerto Vallarta, Mexico.")).toBeVisible();
  await hero.region.getByRole("link", { name: "See More" }).click();
  await expect(page).toHaveURL("/program");

  await test.step("a page change to Home does not hold the rotation", async () => {
    await page.getByRole("banner").getByRole("link", { name: "Home", exact: true }).click();
    await page.clock.runFor(1500);
    await expect(heading).toBeFocused();
    await page.mouse.move(0, 0);
    // The second picture waits for an idle browser, and the rotation for that picture.
    await expect(async () => {
      await page.clock.runFor(500);
      await expect(hero.region.locator("img")).toHaveCount(2, { timeout: 500 });
    }).toPass();
    await page.clock.runFor(3000);
    await expect(hero.indicator(2)).toHaveAttribute("aria-current", "true");
  });
});

test("dots, Pause, hovering, focus and a hidden tab hold the rotation", async ({ page }) => {
  const hero = await openAtFirstPicture(page);

  await test.step("pressing a dot shows its picture, and Pause stops the rotation until Play is pressed", async () => {
    await hero.indicator(2).click();
    await expect(hero.picture).toHaveAttribute("alt", promenade);
    await expect(hero.indicator(2)).toHaveAttribute("aria-current", "true");
    await hero.indicator(1).click();
    await expect(hero.picture).toHaveAttribute("alt", bay);
    await hero.pause.click();
    await page.mouse.move(0, 0);
    await blur(page);
    await page.clock.runFor(30_000);
    await expect(hero.picture).toHaveAttribute("alt", bay);
    // The rotation starts although the pointer and the focus are still on the button.
    await hero.play.click();
    await expect(hero.pause).toBeVisible();
    await page.clock.runFor(3000);
    await expect(hero.picture).toHaveAttribute("alt", promenade);
    await blur(page);
    await page.clock.runFor(3000);
    await expect(hero.picture).toHaveAttribute("alt", bay);
  });

  await test.step("the pointer pauses the rotation on a control, but not on the pictures", async () => {
    await hero.pause.hover();
    await page.clock.runFor(30_000);
    await expect(hero.picture).toHaveAttribute("alt", bay);
    await hero.region.getByRole("heading").hover();
    await page.clock.runFor(2999);
    await expect(hero.picture).toHaveAttribute("alt", bay);
    await page.clock.runFor(1);
    await expect(hero.picture).toHaveAttribute("alt", promenade);
  });

  await test.step("focus on a control pauses the rotation, and Pause is the first control", async () => {
    await hero.region.getByRole("link", { name: /^Ask on WhatsApp/ }).focus();
    await page.clock.runFor(3000);
    await expect(hero.picture).toHaveAttribute("alt", bay);
    await page.keyboard.press("Tab");
    await expect(hero.pause).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(hero.indicator(1)).toBeFocused();
    await page.clock.runFor(30_000);
    await expect(hero.picture).toHaveAttribute("alt", bay);
    await blur(page);
    await page.clock.runFor(3000);
    await expect(hero.picture).toHaveAttribute("alt", promenade);
  });

  await test.step("a hidden browser tab pauses the rotation", async () => {
    const setHidden = (hidden: boolean) =>
      page.evaluate((isHidden) => {
        Object.defineProperty(document, "hidden", { value: isHidden, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
      }, hidden);
    await setHidden(true);
    await page.clock.runFor(30_000);
    await expect(hero.picture).toHaveAttribute("alt", promenade);
    await setHidden(false);
    await page.clock.runFor(3000);
    await expect(hero.picture).toHaveAttribute("alt", bay);
  });
});

test.describe("reduced motion", () => {
  test.use({ reducedMotion: "reduce" });

  test("with reduced motion, the pictures rotate only after Play", async ({ page }) => {
    const second = recordRequests(page, isSecondPicture);
    await page.clock.install();
    await page.goto("/");
    const hero = heroOf(page);
    await expect(hero.play).toBeVisible();
    await stopClock(page);
    await page.clock.runFor(30_000);
    await expect(hero.picture).toHaveAttribute("alt", bay);
    expect(second).toEqual([]);

    const fades = await recordFades(page);
    await hero.indicator(2).click();
    await expect(hero.picture).toHaveAttribute("alt", promenade);
    expect(await fades()).toEqual([]);

    await hero.play.click();
    await page.clock.runFor(3000);
    await expect(hero.picture).toHaveAttribute("alt", bay);
  });
});
