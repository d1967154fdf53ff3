import type { Picture } from "./picture.ts";

/** A video and the still picture that stands for it until it is played. */
export interface Video {
  title: string;
  poster: Picture;
  /** A file of this site, or a page of YouTube or Vimeo. */
  address: string;
  /** The same film as a second file, for browsers that cannot play the first. */
  secondFormat?: { address: string };
  captions: readonly Captions[];
}

/** What is said in a video, written down in one language. */
export interface Captions {
  language: string;
  label: string;
  address: string;
}

/** The sample that every card plays, to replace with the real videos. */
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

/** The three videos, by what they are about. */
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

/** The words around every video. */
export const videoText = {
  /** Comes before a video’s title: “Play: Graduation day”. */
  play: "Play:",
  close: "Close the video",
} as const;

/** The REAL STORIES block: its words and its cards. */
export const realStories = {
  heading: "REAL STORIES",
  introduction: "Let people speak for themselves, trust the product, and start your own journey.",
  videos: [videos.welcome, videos.lesson, videos.graduation],
} as const;
