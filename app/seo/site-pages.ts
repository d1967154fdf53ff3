import { accessibilityPage } from "#content/pages/accessibility.ts";
import { aboutUsPage } from "#content/pages/about-us.ts";
import { applyPage } from "#content/form-texts/application-form.ts";
import { homePage } from "#content/pages/home.ts";
import { privacyPage } from "#content/legal/privacy.ts";
import { programPage } from "#content/pages/program.ts";
import { reviewsPage } from "#content/pages/reviews.ts";
import { terms, termsPage } from "#content/legal/terms.ts";

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
