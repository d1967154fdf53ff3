import { accessibilityPage } from "#content/accessibility.ts";
import { aboutUsPage } from "#content/about-us.ts";
import { applyPage } from "#content/application-form.ts";
import { homePage } from "#content/home.ts";
import { privacyPage } from "#content/privacy.ts";
import { programPage } from "#content/program.ts";
import { reviewsPage } from "#content/reviews.ts";
import { terms, termsPage } from "#content/terms.ts";

/** All pages that search engines may index, with their canonical paths. */
export const sitePages = [
  homePage,
  aboutUsPage,
  programPage,
  reviewsPage,
  applyPage,
  privacyPage,
  accessibilityPage,
  ...(terms ? [termsPage] : []),
] as const;
