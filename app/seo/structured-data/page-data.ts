import { accessibilityPage } from "#content/pages/accessibility.ts";
import { aboutUsPage, aboutUsVideo } from "#content/pages/about-us.ts";
import { applyPage } from "#content/form-texts/application-form.ts";
import { homePage } from "#content/pages/home.ts";
import { privacyPage } from "#content/legal/privacy.ts";
import { programPage, programVideo } from "#content/pages/program.ts";
import { reviewsPage, reviewsVideo } from "#content/pages/reviews.ts";
import { terms, termsPage } from "#content/legal/terms.ts";
import { realStories } from "#content/pages/videos.ts";
import type { Graph, Thing } from "schema-dts";

import { breadcrumbs } from "./breadcrumbs.ts";
import { courseData } from "./course-data.ts";
import { faqData } from "./faq-data.ts";
import { organization } from "./organization.ts";
import { videoData } from "./video-data.ts";

/** Each page's structured data besides the organization's; `today` is `YYYY-MM-DD`. */
const pages: Readonly<Record<string, (today: string) => Thing[]>> = {
  [homePage.path]: () =>
    realStories.videos.map((video) => videoData(video, realStories.introduction)),
  [aboutUsPage.path]: () => [
    breadcrumbs(aboutUsPage),
    videoData(aboutUsVideo.video, aboutUsVideo.text),
  ],
  [programPage.path]: (today) => [
    breadcrumbs(programPage),
    courseData(today),
    faqData(),
    videoData(programVideo.video, programVideo.text),
  ],
  [reviewsPage.path]: () => [
    breadcrumbs(reviewsPage),
    videoData(reviewsVideo.video, reviewsVideo.text),
  ],
  [applyPage.path]: () => [breadcrumbs(applyPage)],
  [privacyPage.path]: () => [breadcrumbs(privacyPage)],
  [accessibilityPage.path]: () => [breadcrumbs(accessibilityPage)],
  ...(terms && { [termsPage.path]: () => [breadcrumbs(termsPage)] }),
};

/** A page's structured data by path, ignoring letter case and trailing slashes. */
export function pageData(pathname: string, today: string): Graph | undefined {
  const path = `/${pathname.toLowerCase().split("/").filter(Boolean).join("/")}`;
  const things = pages[path]?.(today);
  return things && { "@context": "https://schema.org", "@graph": [organization(), ...things] };
}
