import { expect, type Page } from "@playwright/test";

/** Whether pages look the same above the fold with critical CSS alone and with the whole sheet. */
export async function expectCriticalCss(page: Page, paths: readonly string[]): Promise<void> {
  // React and further fonts load when the browser is idle: prevent that.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  for (const path of paths) {
    const styleSheet = Promise.withResolvers<void>();
    await page.route("**/styles-*.css", async (route) => {
      await styleSheet.promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    await expect(page.getByRole("contentinfo"), "no content below the fold").toHaveCount(0);
    const before = await aboveTheFold(page);

    styleSheet.resolve();
    await expect(page.getByRole("contentinfo")).toBeAttached();
    await page.evaluate(() => document.fonts.ready);
    expect(await aboveTheFold(page), path).toEqual(before);
    await page.unrouteAll({ behavior: "wait" });
  }
}

/** Describes the box and the computed styles of each element above the fold. */
function aboveTheFold(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const end = document.querySelector("#fold");
    const described: string[] = [];
    for (const element of document.body.querySelectorAll("*")) {
      if (element === end) break;
      // Skip ancestors of the fold: they grow when the rest of the page arrives.
      if (element.contains(end) || !element.checkVisibility()) continue;
      const { x, y, width, height } = element.getBoundingClientRect();
      const computed = getComputedStyle(element);
      const styles = Array.from(computed)
        // Critical CSS need not contain properties for scrolling, opening menus and transitions.
        .filter(
          (name) => !/^(--|animation|anchor|box-shadow|position-a|timeline|transition)/.test(name),
        )
        .map((name) => `${name}:${computed.getPropertyValue(name)}`);
      const name = element.outerHTML.slice(0, 80);
      described.push(
        ...[[x, y, width, height].join(), ...styles].map((style) => `${name} ${style}`),
      );
    }
    return described;
  });
}
