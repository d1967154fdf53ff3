import { priceText } from "#content/course/course.ts";

import { heroOf } from "../support/components/page-parts.ts";
import { expect, openPage, test } from "../support/fixtures/site.ts";
import { expectFirstFacts } from "../support/measurements/expect-first-facts.ts";
import { content } from "../support/site-content.ts";

test.use({ viewport: { width: 375, height: 667 } });

test("the first screens have what people look for, or links to it", async ({ page }) => {
  await openPage(page, "/");
  const facts = heroOf(page).region.getByRole("listitem");
  const { hours, weeks, price } = content.course;
  await expect(facts).toContainText([`${weeks} weeks`, `${hours} hours`, priceText(price), "SEP"]);
  await expectFirstFacts(page);
  await expect(facts.last()).toBeInViewport({ ratio: 1 });

  const follow = async (link: string, heading = link) => {
    await page.getByRole("main").getByRole("link", { name: link, exact: true }).click();
    await expect(page.getByRole("heading", { name: heading })).toBeInViewport({ ratio: 1 });
  };
  await openPage(page, "/apply");
  const box = await page.getByLabel("Course dates").boundingBox();
  expect(box?.y, "within a screen and a half").toBeLessThan(667 * 1.5);
  await expect(page.getByRole("main")).toContainText(priceText(price));
  await follow(content.enrolment.afterApplying.heading);

  await openPage(page, "/program");
  const shown = page.getByRole("listitem").filter({ hasText: priceText(price) });
  await expect(shown.first()).toBeInViewport({ ratio: 1 });
  const { benefits, howItWorks, faq } = content.program;
  for (const { heading } of [{ heading: "Our Dates" }, howItWorks, benefits, faq]) {
    await follow(heading);
  }

  await openPage(page, "/reviews");
  const { heading, testimonials } = content.testimonials;
  await follow(`Read ${testimonials.length - 1} more reviews`, heading);
});
