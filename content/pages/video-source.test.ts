import { expect, test } from "vitest";

import { embeddedPlayer, videoType } from "./video-source.ts";

const youTube = "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0";
const vimeo = "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1";

test("the browser’s own player plays files, and any URL that is not a YouTube or Vimeo video page", () => {
  expect(embeddedPlayer("/video/sample.mp4")).toBeUndefined();
  const others = `media.example/stories/youtube.com/film.webm|youtube.com.example/watch?v=dQw4w9WgXcQ
    |www.youtube.com/@school|www.youtube.com/embed/videoseries?list=PL1234567890|vimeo.com/about
    |www.youtube.com/embed/live_stream?channel=UC1234567890|vimeo.com/event/76979871
    |vimeo.com/showcase/76979871`;
  for (const address of others.split(/\s*\|/)) {
    expect(embeddedPlayer(`https://${address}`), address).toBeUndefined();
  }
});

const videoPages = [
  ["https://www.youtube.com/watch?v=dQw4w9WgXcQ", youTube],
  ["https://m.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ", youTube],
  ["https://youtu.be/dQw4w9WgXcQ?si=abc", youTube],
  ["https://www.youtube.com/shorts/dQw4w9WgXcQ", youTube],
  ["https://www.youtube.com/live/dQw4w9WgXcQ", youTube],
  ["https://www.youtube.com/v/dQw4w9WgXcQ", youTube],
  ["https://studio.youtube.com/video/dQw4w9WgXcQ/edit", youTube],
  ["https://youtu.be/dQw4w9WgXcQ/?list=PL1234567890", youTube],
  ["https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ", youTube],
  ["https://youtu.be/dQw4w9WgXcQ?t=1m30s", `${youTube}&start=90`],
  ["https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42", `${youTube}&start=42`],
  ["https://vimeo.com/76979871", vimeo],
  ["https://player.vimeo.com/video/76979871", vimeo],
  ["https://vimeo.com/channels/staffpicks/76979871", vimeo],
  ["https://vimeo.com/groups/teachers/videos/76979871", vimeo],
  ["https://vimeo.com/showcase/4321/video/76979871", vimeo],
  ["https://vimeo.com/manage/videos/76979871", vimeo],
  ["https://vimeo.com/76979871/8272103f6e", `${vimeo}&h=8272103f6e`],
  ["https://player.vimeo.com/video/76979871?h=8272103f6e", `${vimeo}&h=8272103f6e`],
] as const;

test("an embedded player plays YouTube and Vimeo pages, from the start time in the URL", () => {
  for (const [page, address] of videoPages) {
    expect(embeddedPlayer(page), page).toBe(address);
  }
});

test("a video’s media type follows from the file extension in its URL, in any letter case", () => {
  const types = ["/video/sample.mp4", "/video/SAMPLE.WEBM", "https://a.example/film.webm?v=2"];
  expect(types.map(videoType)).toEqual(["video/mp4", "video/webm", "video/webm"]);
  for (const other of ["film", "?file=film.mp4"]) {
    expect(videoType(`https://media.example/${other}`)).toBeUndefined();
  }
});
