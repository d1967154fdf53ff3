import type { Content } from "../content.ts";

/** A video and the poster that is shown until the video is played. */
export type Video = Content["videos"]["welcome"];

export const videoText = {
  /** Comes before a video’s title: “Play: Graduation day”. */
  play: "Play:",
  close: "Close the video",
} as const;
