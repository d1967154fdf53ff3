import { expectCriticalCss } from "../support/page/expect-critical-css.ts";
import { test } from "../support/fixtures/site.ts";
import { PAGES } from "../support/site-content.ts";

for (const { width, pages } of [
  { width: 375, pages: PAGES },
  // The pages whose content above the fold differs most from that on phones.
  { width: 1280, pages: ["/", "/program", "/apply"] },
]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });
    test.slow();

    test("every page looks the same above the fold with critical CSS alone", async ({ page }) => {
      await expectCriticalCss(page, pages);
    });
  });
}
