import type { Page } from "@playwright/test";

import { horizontalOverflow } from "../support/fixtures/clean-pages.ts";
import { expect, openPage, test } from "../support/fixtures/site.ts";
import { PAGES } from "../support/site-content.ts";
import { expectNoViolations, inLight } from "../support/measurements/expect-no-violations.ts";
import { expectReadable } from "../support/measurements/expect-readable.ts";
import { layOutAllSections, replaceUserStyles } from "../support/page/settle.ts";

test.slow();

// Two tests, because loading a page in a new context takes longer than most of these checks.
const pages = [...PAGES, "/nowhere"];
const halves = [pages.slice(0, 3), pages.slice(3)];

for (const paths of halves) {
  test(`${paths.join(", ")} pass the checks that hold for every page`, async ({
    page,
    context,
    allow,
  }) => {
    allow.console(/status of 404/);
    allow.console(/Content Security Policy/);
    const removed = await recordRemovals(page);
    for (const path of paths) {
      await page.emulateMedia({ colorScheme: null });
      await page.setViewportSize({ width: 800, height: 600 });
      await openPage(page, path);
      // A script removes the script element that starts React Router, and a splash may be over.
      const others = (await removed()).filter((html) => !/^<script|splash/.test(html));
      expect(others, path).toEqual([]);
      expect(await runsInjectedScript(page), path).toBe(false);
      await expect(page.getByRole("heading", { level: 1 }), path).toHaveCount(1);
      // The last link, because the contact form has its own link to the notice.
      await expect(
        page.getByRole("contentinfo").getByRole("link", { name: "Privacy notice" }).last(),
      ).toHaveAttribute("href", "/privacy");

      // All sections are laid out, also those below the fold, so that they are checked.
      await replaceUserStyles(page, layOutAllSections);
      // Pages of text alone have nothing that the others lack in the other theme.
      const isText = ["/privacy", "/accessibility", "/nowhere"].includes(path);
      const isLikePrivacy = isText && path !== "/privacy";
      await expectNoViolations(page, path, isText ? { inModes: inLight } : {});
      for (const width of [320, 768, 2560]) {
        await page.setViewportSize({ width, height: 900 });
        const where = `${path} at ${width} px`;
        expect.soft(await horizontalOverflow(page), `overflow of ${where}`).toBe(0);
        expect.soft(await smallTargets(page), `touch targets of ${where}`).toEqual([]);
        expect.soft(await overlapsInHeader(page), `header of ${where}`).toEqual([]);
      }
      if (!isLikePrivacy) await expectReadable(page, path);
      expect(await kept(page), `kept in the browser by ${path}`).toEqual([]);
      expect(await context.cookies(), path).toEqual([]);
    }
  });
}

/** Records the elements that hydration removes from the server’s HTML. */
async function recordRemovals(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      const removed: string[] = [];
      Object.assign(window, { removed });
      new MutationObserver((records) => {
        for (const node of records.flatMap(({ removedNodes }) => [...removedNodes])) {
          if (node instanceof Element) removed.push(node.outerHTML.slice(0, 100));
        }
      }).observe(document, { childList: true, subtree: true });
    });
  });
  return () => page.evaluate(() => Reflect.get(window, "removed"));
}

/** The names of everything that pages can keep in the browser, except cookies. */
function kept(page: Page): Promise<(string | undefined)[]> {
  return page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  ]);
}

function runsInjectedScript(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "document.documentElement.dataset.injected = 'yes'";
    document.head.append(script);
    return document.documentElement.dataset["injected"] === "yes";
  });
}

/** The header's links and buttons that overlap the previous link or button. */
function overlapsInHeader(page: Page): Promise<(string | null)[]> {
  return page
    .getByRole("banner")
    .locator("a, button")
    .evaluateAll((controls) => {
      const shown = controls.filter((control) => control.checkVisibility());
      if (shown.length < 3) return ["fewer than three controls"];
      return shown.flatMap((control, index) => {
        const before = shown[index - 1]?.getBoundingClientRect().right ?? 0;
        return control.getBoundingClientRect().left < before ? [control.textContent] : [];
      });
    });
}

/** Describes the touch targets that are too small; links in a sentence are exempt (WCAG 2.5.8). */
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
