import { expectCriticalCss } from "../support/page/expect-critical-css.ts";
import { test } from "../support/fixtures/site.ts";

test("pages look the same above the fold with critical CSS alone", async ({ page }) => {
  test.slow();
  // The other pages begin as these do: with a title beside a picture, or as the privacy notice.
  await page.setViewportSize({ width: 375, height: 800 });
  await expectCriticalCss(page, ["/", "/program", "/apply", "/privacy"]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectCriticalCss(page, ["/", "/apply"]);
});
