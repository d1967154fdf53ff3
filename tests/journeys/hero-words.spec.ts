import { worstContrast } from "../support/contrast.ts";
import { bay, heroOf, promenade } from "../support/hero.ts";
import { expect, test } from "../support/site.ts";

for (const width of [320, 375, 768, 1024, 1280, 1920, 2560]) {
  test(`the words can be read on both pictures at ${width} px: 4.5 to 1 at least`, async ({
    page,
    context,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    const hero = heroOf(page);
    const words = [
      hero.region.getByRole("heading", { level: 1 }),
      hero.region.getByText("In Puerto Vallarta, Mexico."),
    ];
    for (const [index, alt] of [bay, promenade].entries()) {
      await hero.indicator(index + 1).click();
      await expect(hero.picture).toHaveAttribute("alt", alt);
      for (const text of words) {
        const colour = await text.evaluate((element) => {
          const before = getComputedStyle(element).color;
          element.style.color = "transparent";
          return before;
        });
        // The lines of text, not the box: it may be wider than they are.
        const lines = await text.evaluate((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return Array.from(range.getClientRects(), (rect) => {
            const { x, y, width: w, height } = DOMRect.fromRect(rect);
            return { x, y, width: w, height };
          });
        });
        for (const clip of lines) {
          const picture = await page.screenshot({ clip });
          const ratio = await worstContrast(await context.newPage(), picture, colour);
          expect(ratio, `${alt}, line at ${clip.y} px`).toBeGreaterThanOrEqual(4.5);
        }
        await text.evaluate((element) => element.style.removeProperty("color"));
      }
    }
  });
}
