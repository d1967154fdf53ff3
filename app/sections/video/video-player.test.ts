import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";

import { VideoPlayer } from "./video-player.tsx";

test("a YouTube video plays in YouTube’s embedded player, with only the origin as its referrer", () => {
  const html = renderToString(
    createElement(VideoPlayer, {
      title: "Graduation day",
      address: "https://youtu.be/dQw4w9WgXcQ",
      captions: [],
      poster: undefined,
    }),
  );
  expect(html).toContain("<iframe");
  expect(html).toContain('title="Graduation day"');
  expect(html).toContain('src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1');
  expect(html).toContain('referrerPolicy="strict-origin-when-cross-origin"');
  expect(html).not.toContain("<video");
});
