import { expectContrast } from "../support/measurements/contrast.ts";
import { expectNoViolations } from "../support/measurements/expect-no-violations.ts";
import { startPhotographedSite } from "../support/photographs/photographed-site.ts";
import { expect, openWhole, test as base } from "../support/fixtures/site.ts";

/** A site whose owner has photographs for Home and Apply. */
const test = base.extend({
  siteProcess: [
    async ({ mailServer }, use) => {
      const site = await startPhotographedSite(
        { SMTP_URL: mailServer.url, RATE_LIMIT: "1000" },
        {
          // Home shows photographs once it has all of these.
          homeTop: ["two-faces-at-the-edges", 0.93, 0.8],
          homeSchool: ["classroom-fluorescent", 0.5, 0.46],
          banner: ["beach-white-sand", 0.5, 0.5],
          welcome: ["noon-white-sky", 0.5, 0.5],
          lesson: ["noon-white-sky", 0.5, 0.5],
          graduation: ["noon-white-sky", 0.5, 0.5],
          applyTop: ["face-far-left", 0.12, 0.42],
        },
        { widest: 1280 },
      );
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 240_000 },
  ],
});

test("words on photographs can be read, and axe finds no violation", async ({ page, context }) => {
  test.slow();
  const canvas = await context.newPage();
  await page.bringToFront();
  for (const path of ["/", "/apply"]) {
    await openWhole(page, path);
    if (path === "/") await expect(page.locator(".hero[data-scrim=strong]")).toBeVisible();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of [320, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        for (const words of await page.locator("[data-scrim]").all()) {
          const texts = words.locator("h1, h2, p, a > .text-subtitle");
          const state = `${path} at ${width} px, ${colorScheme}`;
          await expectContrast(words, texts, 4.5, canvas, state);
        }
      }
    }
    await expectNoViolations(page, `${path} with photographs`, { within: "main" });
  }
  const photograph = page.getByRole("img", { name: "face-far-left" });
  // The crop for phones is narrower, so that the face is further right in it.
  for (const [width, position] of [
    [375, /^16% \d+%$/],
    [1280, /^12% \d+%$/],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(photograph).toHaveCSS("object-position", position);
  }
});
