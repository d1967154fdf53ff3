import { expect, type Page } from "@playwright/test";

import { hold } from "./hold-scripts.ts";

/** Whether pages look the same above the fold with critical CSS alone and with the whole sheet. */
export async function expectCriticalCss(page: Page, paths: readonly string[]): Promise<void> {
  await page.addInitScript(() => {
    // React and further fonts load when the browser is idle: prevent that.
    window.requestIdleCallback = () => 0;
    Object.assign(window, { aboveTheFold });

    /** Describes the box and the computed styles of each element above the fold. */
    function aboveTheFold(): Map<string, string> {
      const end = document.querySelector("#fold");
      const described = new Map<string, string>();
      for (const [index, element] of document.body.querySelectorAll("*").entries()) {
        if (element === end) break;
        // Skip ancestors of the fold: they grow when the rest of the page arrives.
        if (element.contains(end) || !element.checkVisibility()) continue;
        const { x, y, width, height } = element.getBoundingClientRect();
        const name = `${index} ${element.outerHTML.slice(0, 80)}`;
        described.set(name, [x, y, width, height].join());
        const computed = getComputedStyle(element);
        for (const property of computed) {
          // Critical CSS need not contain properties for scrolling, opening menus and transitions.
          if (/^(--|animation|anchor|box-shadow|position-a|timeline|transition)/.test(property))
            continue;
          described.set(`${name} ${property}`, computed.getPropertyValue(property));
        }
      }
      return described;
    }
  });
  for (const path of paths) {
    const releaseStyleSheet = await hold(page, /\/styles-[^/]*\.css$/);
    await page.goto(path, { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    await expect(page.getByRole("contentinfo"), "no content below the fold").toHaveCount(0);
    const count = await page.evaluate(() => {
      const before: Map<string, string> = Reflect.get(window, "aboveTheFold")();
      Object.assign(window, { before });
      return before.size;
    });
    expect(count, `styles above the fold of ${path}`).toBeGreaterThan(1000);

    releaseStyleSheet();
    await expect(page.getByRole("contentinfo")).toBeAttached();
    await page.evaluate(() => document.fonts.ready);
    // Compared in the page, because they are megabytes.
    const changed = await page.evaluate(() => {
      const before: Map<string, string> = Reflect.get(window, "before");
      const after: Map<string, string> = Reflect.get(window, "aboveTheFold")();
      return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) =>
        before.get(name) === after.get(name)
          ? []
          : [`${name}: ${before.get(name)} → ${after.get(name)}`],
      );
    });
    expect(changed, path).toEqual([]);
    await page.unrouteAll({ behavior: "wait" });
  }
}
