import type { BrowserContent } from "#content/content.ts";
import { embeddedPlayer } from "#content/pages/video-source.ts";
import type { Video } from "#content/pages/video-text.ts";
import { everyPage, type PagePath, paths } from "#content/school/page-paths.ts";
import type { Graph, Thing, VideoObject } from "schema-dts";

import { pictureAddress } from "../../ui/picture/picture-address.ts";
import type { Uploads } from "../../ui/picture/picture-files.ts";
import { courseData, organization } from "./course-data.ts";

/** What pages have besides the organization's data; `today` is `YYYY-MM-DD`. */
const pages: Partial<Record<PagePath, (content: BrowserContent, today: string) => Thing[]>> = {
  [paths.home]: ({ videos: { realStories, welcome, lesson, graduation }, uploads }) =>
    [welcome, lesson, graduation].map((video) =>
      videoData(video, realStories.introduction, uploads),
    ),
  [paths.aboutUs]: ({ aboutUs, videos, uploads }) => [
    videoData(videos.welcome, aboutUs.video.text, uploads),
  ],
  [paths.program]: (content, today) => [
    courseData(content, today),
    videoData(content.videos.lesson, content.program.video.text, content.uploads),
  ],
  [paths.reviews]: ({ reviews, videos, uploads }) => [
    videoData(videos.graduation, reviews.video.text, uploads),
  ],
};

/** A page's structured data by path, ignoring letter case and trailing slashes. */
export function pageData(
  content: BrowserContent,
  pathname: string,
  today: string,
): Graph | undefined {
  const wanted = `/${pathname.toLowerCase().split("/").filter(Boolean).join("/")}`;
  const path = everyPage.find((page) => page === wanted);
  if (!path) return undefined;
  return {
    "@context": "https://schema.org",
    "@graph": [organization(content), ...(pages[path]?.(content, today) ?? [])],
  };
}

/** A video's structured data; `description` is the text beside the video. */
export function videoData(
  { title, poster, address }: Video,
  description: string,
  uploads: Uploads,
): VideoObject {
  const embedUrl = embeddedPlayer(address);
  return {
    "@type": "VideoObject",
    name: title,
    description,
    thumbnailUrl: pictureAddress(poster.file, "jpg", uploads),
    ...(embedUrl ? { embedUrl } : { contentUrl: address }),
  };
}
