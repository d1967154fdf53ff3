import type { Page } from "@playwright/test";

import { courseDetailsText } from "#content/course/course-details-text.ts";
import { openingHours } from "#content/course/course-details.ts";
import { priceText } from "#content/course/course.ts";

import { questionsToAsk } from "#content/form-texts/contact-form.ts";
import { termsTitle } from "#content/legal/terms.ts";
import { termsText } from "#content/legal/terms-text.ts";
import { isRating } from "#content/pages/proof-text.ts";
import { paths } from "#content/school/page-paths.ts";
import { expectNoViolations, modes } from "../support/measurements/expect-no-violations.ts";
import { expectCriticalCss } from "../support/page/expect-critical-css.ts";
import { interactive, openPage, openWhole } from "../support/fixtures/site.ts";
import { hostile } from "./owners-documents.ts";
import { content, expect, test } from "../support/fixtures/owners-site.ts";

const { course, courseDetails, gallery, school, startDates, terms, termsVersion, testimonials } =
  content;
const rating = content.aboutUs.proof?.facts.find(isRating);
const ratedAt = rating?.link ?? { label: "a link", address: "" };

/** What each page shows of the owner’s facts. */
const facts: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async [paths.home](page) {
    await expect(page.getByRole("heading", { name: hostile.heading })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(school.name));
    const hero = page.getByRole("region", { name: content.home.hero.heading });
    await expect(hero.getByRole("listitem")).toContainText([
      "SEP",
      rating?.fact ?? "",
      "March 1st",
    ]);
    await expect(hero.getByRole("link", { name: "reviews on Google" })).toBeVisible();
    for (const { name, text } of testimonials.testimonials) {
      await expect(page.getByText(name, { exact: true }).first()).toBeAttached();
      await expect(page.getByText(text).first()).toBeAttached();
    }
  },
  async [paths.aboutUs](page) {
    const people = page.getByRole("region", { name: "Our people" });
    await expect(people).toContainText(hostile.name);
    await expect(people).toContainText(hostile.text.replaceAll(/\s+/g, " "));
    const elsewhere = page.getByRole("link", { name: ratedAt.label });
    await expect(elsewhere).toHaveAttribute("href", ratedAt.address);
  },
  async [paths.program](page) {
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
    for (const name of [
      "Apply Now March 1st Few places left",
      "Apply Now April 5th",
      "Ask for a place March 8th Full",
    ]) {
      await expect(main.getByRole("link", { name, exact: true })).toBeVisible();
    }
    await main.getByRole("link", { name: "Ask for a place March 8th Full" }).click();
    const message = contact.getByLabel("Your message");
    const full = startDates.find(({ places }) => places === "full");
    await expect(message).toHaveValue(questionsToAsk(startDates).get(full?.date ?? "") ?? "none");
    await expect(message).toBeFocused();
    const weeks = page.getByRole("region", { name: "Six weeks, step by step" });
    await expect(weeks).toContainText("6 hours of teaching practice");

    await test.step("on a narrow phone, many dots are beside Previous and Next", async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      const [previous, ...others] = await page
        .getByRole("region", { name: "Testimonials" })
        .getByRole("button")
        .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().toJSON()));
      const next = others.pop();
      expect(others).toHaveLength(testimonials.testimonials.length);
      for (const dot of others) {
        expect(dot.left).toBeGreaterThanOrEqual(previous.right);
        expect(dot.right).toBeLessThanOrEqual(next.left);
      }
    });
  },
  async [paths.reviews](page) {
    const elsewhere = page.getByRole("link", { name: ratedAt.label });
    await expect(elsewhere).toHaveCount(1);
    await expect(elsewhere).toHaveAttribute("href", ratedAt.address);
    for (const { name, text, about, source } of testimonials.testimonials) {
      const said = page.getByRole("figure").filter({ hasText: text });
      await expect(said).toContainText(name);
      await expect(said).toContainText(about ?? "");
      await expect(said.getByRole("link")).toHaveAttribute("href", source?.address ?? "");
    }
    for (const { title } of gallery.pictures) {
      await expect(page.getByRole("link", { name: `Open the picture: ${title}` })).toBeVisible();
    }
  },
  async [paths.apply](page) {
    await expect(page.getByRole("main")).toContainText("You pay nothing before your interview.");
    await expect(page.getByRole("main")).toContainText("We answer within 2 days.");
  },
  async [paths.terms](page) {
    for (const { heading } of terms?.parts ?? []) {
      await expect(page.getByRole("heading", { name: heading })).toBeVisible();
    }
    // The course page’s facts may change without a new version of the terms.
    const refund = courseDetails.refunds?.[0]?.when ?? "a refund";
    await expect(page.getByRole("main")).not.toContainText(refund);
  },
};

test("each page shows the owner’s facts, and axe finds no violation", async ({ page }) => {
  test.slow();
  for (const [path, expectFacts] of Object.entries(facts)) {
    await openWhole(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => "hacked" in window), path).toBe(false);
    // One mode, because no content changes the themes’ colours (tests/accessibility has all modes).
    await expectNoViolations(page, path, { inModes: modes.slice(0, 1) });
    await expectFacts(page);
  }
});

test("the owner’s pages look the same with critical CSS alone", async ({ page }) => {
  await expectCriticalCss(page, ["/?sent=application", "/program", paths.terms]);
});

test("the school’s terms are there from every link to them", async ({ page }) => {
  const [part] = terms?.parts ?? [];
  const shown = page.getByRole("heading", { name: part?.heading ?? "" });
  for (const [path, name] of [
    ["/privacy", termsTitle],
    ["/apply", termsText.link(termsVersion ?? "")],
  ] as const) {
    await openPage(page, path);
    await page.getByRole("link", { name, exact: true }).click();
    await interactive(page);
    await expect(shown).toBeVisible();
  }
  await page.getByRole("banner").getByRole("link", { name: "About" }).click();
  await expect(shown).toHaveCount(0);
  await page.goBack();
  await expect(shown).toBeVisible();
  await page.goForward();
  await page.reload();
  await interactive(page);
  await page.goBack();
  await expect(shown).toBeVisible();
});
