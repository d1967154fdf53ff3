import { priceText } from "#content/course/course.ts";

import { heroOf } from "../support/components/page-parts.ts";
import { expect, openPage, test } from "../support/fixtures/site.ts";
import { content } from "../support/site-content.ts";

test.use({ viewport: { width: 375, height: 667 } });

test("the first screen has the course’s length, price and accreditation", async ({ page }) => {
  await openPage(page, "/");
  const facts = heroOf(page).region.getByRole("listitem");
  const { hours, weeks, price } = content.course;
  await expect(facts).toContainText([`${weeks} weeks`, `${hours} hours`, priceText(price), "SEP"]);
  await expect(facts.last()).toBeInViewport({ ratio: 1 });
});

test("the first screen of Program has them, too", async ({ page }) => {
  await openPage(page, "/program");
  const price = page.getByRole("listitem").filter({ hasText: priceText(content.course.price) });
  await expect(price.first()).toBeInViewport({ ratio: 1 });
});

test("the first question is within a screen and a half", async ({ page }) => {
  await openPage(page, "/apply");
  const box = await page.getByLabel("Course dates").boundingBox();
  expect(box?.y).toBeLessThan(667 * 1.5);
  await expect(page.getByRole("main")).toContainText(priceText(content.course.price));
});

test("links near the top of Program and Reviews lead to what people look for", async ({ page }) => {
  const { benefits, howItWorks, faq } = content.program;
  const jumps: [path: string, link: string, heading: string][] = [
    ...["Our Dates", howItWorks.heading, benefits.heading, faq.heading].map(
      (heading): [string, string, string] => ["/program", heading, heading],
    ),
    [
      "/reviews",
      `Read ${content.testimonials.testimonials.length - 1} more reviews`,
      content.testimonials.heading,
    ],
  ];
  await openPage(page, "/program");
  for (const [path, link, heading] of jumps) {
    if (!page.url().includes(path)) await openPage(page, path);
    await page.getByRole("main").getByRole("link", { name: link, exact: true }).click();
    await expect(page.getByRole("heading", { name: heading })).toBeInViewport({ ratio: 1 });
  }
});
