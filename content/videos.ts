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

/** The sample video that all cards play; replace it with the real videos. */
const sample = {
  address: "/video/sample.mp4",
  secondFormat: { address: "/video/sample.webm" },
  captions: [
    { language: "en", label: "English", address: "/video/sample.en.vtt" },
    { language: "es", label: "Español", address: "/video/sample.es.vtt" },
  ],
} as const;

function poster(name: string, alt: string): Picture {
  return { file: `video/poster-${name}`, alt, width: 1280, height: 720, position: "70% 50%" };
}

/** All videos, by subject. */
export const videos = {
  welcome: {
    title: "Welcome to the bay",
    poster: poster("welcome", "Illustration: a laughing young woman in front of the bay"),
    ...sample,
  },
  lesson: {
    title: "In the classroom",
    poster: poster("lesson", "Illustration: a man with red hair and a beard in a classroom"),
    ...sample,
  },
  graduation: {
    title: "Graduation day",
    poster: poster("graduation", "Illustration: a young woman with a graduation cap on the beach"),
    ...sample,
  },
} as const satisfies Record<string, Video>;

/** The texts around every video. */
export const videoText = {
  /** Comes before a video’s title: “Play: Graduation day”. */
  play: "Play:",
  close: "Close the video",
} as const;

/** The “REAL STORIES” section: its texts and videos. */
export const realStories = {
  heading: "REAL STORIES",
  introduction: "Let people speak for themselves, trust the product, and start your own journey.",
  videos: [videos.welcome, videos.lesson, videos.graduation],
} as const;
