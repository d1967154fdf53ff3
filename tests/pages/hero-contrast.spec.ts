import { contrastOfText } from "../support/measurements/contrast.ts";
import { expect, test } from "../support/fixtures/site.ts";
import { bay, heroOf, promenade } from "../support/components/hero-rotation.ts";

test.slow();

test("over both hero pictures, the heading has a contrast of at least 3 to 1 and the text of 4.5 to 1, from 320 to 2560 px", async ({
  page,
  context,
}) => {
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
      // Fails while the browser replaces the picture by one for the new width.
      await expect(() =>
        hero.picture.evaluate((picture: HTMLImageElement) => picture.decode()),
      ).toPass();
      for (const { text, least } of texts) {
        for (const { ratio, top } of await contrastOfText(text, canvas)) {
          const message = `${alt} at ${width} px, line at ${top} px`;
          expect.soft(ratio, message).toBeGreaterThanOrEqual(least);
        }
      }
    }
  }
});
