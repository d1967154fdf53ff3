import { expectCriticalCss } from "../support/page/expect-critical-css.ts";
import { test } from "../support/fixtures/site.ts";

for (const { width, pages } of [
  // The other pages begin as these do: with a title beside a picture, or as the privacy notice.
  { width: 375, pages: ["/", "/program", "/apply", "/privacy"] },
  { width: 1280, pages: ["/", "/apply"] },
]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });
    test.slow();

    test("pages look the same above the fold with critical CSS alone", async ({ page }) => {
      await expectCriticalCss(page, pages);
    });
  });
}
