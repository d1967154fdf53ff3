import data from "#content/data/videos.json" with { type: "json" };

import type { Picture } from "./picture.ts";

/** A video and the poster that is shown until the video is played. */
export interface Video {
  title: string;
  poster: Picture;
  /** The address of a file on this site, or of a page on YouTube or Vimeo. */
  address: string;
  /** The same video in another format, for browsers that cannot play the first file. */
  secondFormat?: { address: string };
  captions: readonly Captions[];
}

/** The captions of a video in one language. */
export interface Captions {
  language: string;
  label: string;
  address: string;
}

function video({ poster, ...rest }: (typeof data)["welcome"]): Video {
  return { ...rest, poster: { ...poster, width: 1280, height: 720, position: "70% 50%" } };
}

/** All videos, by subject. */
export const videos = {
  welcome: video(data.welcome),
  lesson: video(data.lesson),
  graduation: video(data.graduation),
} as const;

/** The texts around every video. */
export const videoText = {
  /** Comes before a video’s title: “Play: Graduation day”. */
  play: "Play:",
  close: "Close the video",
} as const;

/** The “REAL STORIES” section: its texts and videos. */
export const realStories = {
  ...data.realStories,
  videos: [videos.welcome, videos.lesson, videos.graduation],
} as const;
