import type { BrowserContent } from "#content/content.ts";
import { applyPage } from "#content/form-texts/application-form.ts";
import { privacyPage } from "#content/legal/privacy.ts";
import { termsPage } from "#content/legal/terms.ts";
import { accessibilityPage } from "#content/pages/accessibility.ts";
import { paths } from "#content/school/page-paths.ts";
import type { Graph, Thing } from "schema-dts";

import { courseData } from "./course-data.ts";
import { breadcrumbs, faqData, organization, videoData } from "./school-things.ts";

/** Each page's structured data besides the organization's; `today` is `YYYY-MM-DD`. */
const pages: Readonly<Record<string, (content: BrowserContent, today: string) => Thing[]>> = {
  [paths.home]: ({ videos: { realStories, welcome, lesson, graduation }, uploads }) =>
    [welcome, lesson, graduation].map((video) =>
      videoData(video, realStories.introduction, uploads),
    ),
  [paths.aboutUs]: ({ aboutUs, videos, uploads }) => [
    breadcrumbs(aboutUs.page.title, paths.aboutUs),
    videoData(videos.welcome, aboutUs.video.text, uploads),
  ],
  [paths.program]: (content, today) => [
    breadcrumbs(content.program.page.title, paths.program),
    courseData(content, today),
    faqData(content.program.faq),
    videoData(content.videos.lesson, content.program.video.text, content.uploads),
  ],
  [paths.reviews]: ({ reviews, videos, uploads }) => [
    breadcrumbs(reviews.page.title, paths.reviews),
    videoData(videos.graduation, reviews.video.text, uploads),
  ],
  [paths.apply]: () => [breadcrumbs(applyPage.title, paths.apply)],
  [paths.privacy]: () => [breadcrumbs(privacyPage.title, paths.privacy)],
  [paths.accessibility]: () => [breadcrumbs(accessibilityPage.title, paths.accessibility)],
  [paths.terms]: () => [breadcrumbs(termsPage.title, paths.terms)],
};

/** A page's structured data by path, ignoring letter case and trailing slashes. */
export function pageData(
  content: BrowserContent,
  pathname: string,
  today: string,
): Graph | undefined {
  const path = `/${pathname.toLowerCase().split("/").filter(Boolean).join("/")}`;
  const things = pages[path]?.(content, today);
  return (
    things && { "@context": "https://schema.org", "@graph": [organization(content), ...things] }
  );
}
