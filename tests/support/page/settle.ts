import type { Page } from "@playwright/test";

/**
 * Replaces the user styles of a page. They are adopted style sheets, because the content security
 * policy forbids style elements.
 */
export async function replaceUserStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const styles = new CSSStyleSheet();
    styles.replaceSync(text);
    document.adoptedStyleSheets = [styles];
  }, css);
}

/** Disables `content-visibility`, so that all sections of a page are laid out. */
export const layOutAllSections =
  ":is(main > section, main + footer) { content-visibility: visible !important }";

/** Ends all transitions and finite animations at once, so that colours are final. */
export async function finishAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // Scroll-driven and infinite animations never end, nor do those in closed details.
    const isShown = (effect: AnimationEffect | null) =>
      !(effect instanceof KeyframeEffect) || effect.target?.checkVisibility() === true;
    const running = () =>
      document
        .getAnimations()
        .filter(
          ({ timeline, playState, effect }) =>
            timeline === document.timeline &&
            playState === "running" &&
            isShown(effect) &&
            effect?.getComputedTiming().endTime !== Infinity,
        );
    await frame();
    await frame();
    while (running().length > 0) {
      for (const animation of running()) animation.finish();
      await frame();
    }
  });
}

/**
 * Waits until all visible pictures are loaded, except those in carousels, which load when they come
 * near the view.
 */
export async function picturesLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Array.from(document.images).every(
      (image) =>
        image.complete ||
        !image.checkVisibility() ||
        image.closest('[aria-roledescription="carousel"]'),
    ),
  );
  // Loaded pictures still have to be decoded, and a screenshot does not wait for their paint.
  await page.evaluate(() =>
    Promise.allSettled(
      Array.from(document.images)
        .filter((image) => image.complete && image.checkVisibility())
        .map((image) => {
          image.decoding = "sync";
          return image.decode();
        }),
    ),
  );
}

/**
 * Scrolls down the page step by step, and waits for the pictures in view. It does not wait for all
 * pictures, because the hero loads its next one only while it is in view.
 */
export async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    const isLoadingInView = (image: HTMLImageElement) => {
      const { top, bottom } = image.getBoundingClientRect();
      const isInView = bottom > 0 && top < window.innerHeight && image.checkVisibility();
      return isInView && !image.complete && image.currentSrc !== "";
    };
    for (let top = 0; top < document.documentElement.scrollHeight; top += 700) {
      window.scrollTo({ top, behavior: "instant" });
      do {
        await nextFrame();
        await nextFrame();
      } while (Array.from(document.images).some(isLoadingInView));
    }
  });
}

/** Waits for a typeface; all except that of the headings load when the browser is idle. */
export async function waitForTypeface(page: Page, name: string): Promise<void> {
  await page.locator("body[data-fonts-loaded]").waitFor();
  await page.waitForFunction(
    (wanted) =>
      Array.from(document.fonts).some(
        ({ family, status }) => family === wanted && status === "loaded",
      ),
    name,
  );
  await page.evaluate(() => document.fonts.ready);
}
