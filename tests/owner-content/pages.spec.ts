import { courseDetailsText } from "#content/course/course-details-text.ts";
import { openingHours } from "#content/course/course-details.ts";
import { priceText } from "#content/course/course.ts";

import { paths } from "#content/school/page-paths.ts";
import { expectNoViolations, modes } from "../support/measurements/expect-no-violations.ts";
import { expectCriticalCss } from "../support/page/expect-critical-css.ts";
import { watchDownloads } from "../support/measurements/downloads.ts";
import { openPage } from "../support/page/open-page.ts";
import { PAGES } from "../support/page/page-paths.ts";
import { content, expect, test } from "../support/fixtures/owners-site.ts";
import { layOutAllSections, replaceUserStyles } from "../support/page/styles.ts";

const { course, courseDetails, gallery, school, terms, testimonials } = content;

test("axe finds no violation on any page with the owner’s content", async ({ page }) => {
  test.slow();
  for (const path of PAGES) {
    await openPage(page, path);
    await replaceUserStyles(page, layOutAllSections);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // One mode, because no content changes the themes’ colours (tests/accessibility has all modes).
    await expectNoViolations(page, path, { inModes: modes.slice(0, 1) });
  }
});

test("with the owner’s content, pages look the same above the fold with critical CSS alone", async ({
  page,
}) => {
  await expectCriticalCss(page, ["/?sent=application", "/program", paths.terms]);
});

test("the pages show the owner’s price, course details, contact, testimonials and pictures", async ({
  page,
}) => {
  await page.goto("/program");
  const main = page.getByRole("main");
  await expect(main).toContainText(priceText(course.price));
  await expect(main).toContainText(`${course.hours} hours`);
  const details = page.getByRole("region", { name: courseDetailsText.heading });
  for (const question of Object.values(courseDetailsText.questions)) {
    await expect(details.getByText(question)).toHaveCount(1);
  }
  const contact = page.getByRole("contentinfo");
  await expect(contact.getByRole("link", { name: school.email })).toBeVisible();
  for (const hours of courseDetails.hours ?? []) {
    await expect(contact).toContainText(openingHours(hours));
  }

  await page.goto("/");
  await expect(page).toHaveTitle(new RegExp(school.name));
  for (const { name, text } of testimonials.testimonials) {
    await expect(page.getByText(name, { exact: true }).first()).toBeAttached();
    await expect(page.getByText(text).first()).toBeAttached();
  }
  await page.goto("/reviews");
  for (const { title } of gallery.pictures) {
    await expect(page.getByRole("link", { name: `Open the picture: ${title}` })).toBeVisible();
  }
});

test("the Terms page shows the school’s terms", async ({ page }) => {
  await page.goto(paths.terms);
  for (const { heading } of terms?.parts ?? []) {
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
  }
});

test("with the owner’s content, the home page downloads at most 100 KB before its load event", async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ viewport: { width: 375, height: 812 } });
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const { sum } = await watchDownloads(page);
  await page.goto(`${baseURL}/`, { waitUntil: "networkidle" });
  expect(sum()).toBeLessThanOrEqual(100_000);
  await page.close();
});
