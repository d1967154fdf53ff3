import { expect, test } from "vitest";

import { videoSource } from "./video-source.ts";

const youTube = "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0";
const vimeo = "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1";

test.each([
  "/video/sample.mp4",
  "https://media.example/stories/youtube.com/film.webm",
  "https://youtube.com.example/watch?v=dQw4w9WgXcQ",
  "https://www.youtube.com/@school",
  "https://vimeo.com/about",
])("the browser itself plays %s", (address) => {
  expect(videoSource(address)).toEqual({ player: "browser", address });
});

test.each([
  ["https://www.youtube.com/watch?v=dQw4w9WgXcQ", youTube],
  ["https://m.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ", youTube],
  ["https://youtu.be/dQw4w9WgXcQ?si=abc", youTube],
  ["https://www.youtube.com/shorts/dQw4w9WgXcQ", youTube],
  ["https://www.youtube.com/live/dQw4w9WgXcQ", youTube],
  ["https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ", youTube],
  ["https://youtu.be/dQw4w9WgXcQ?t=1m30s", `${youTube}&start=90`],
  ["https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42", `${youTube}&start=42`],
  ["https://vimeo.com/76979871", vimeo],
  ["https://player.vimeo.com/video/76979871", vimeo],
  ["https://vimeo.com/channels/staffpicks/76979871", vimeo],
  ["https://vimeo.com/76979871/8272103f6e", `${vimeo}&h=8272103f6e`],
  ["https://player.vimeo.com/video/76979871?h=8272103f6e", `${vimeo}&h=8272103f6e`],
])("the embedded player plays %s", (address, expected) => {
  expect(videoSource(address)).toEqual({ player: "embedded", address: expected });
});
