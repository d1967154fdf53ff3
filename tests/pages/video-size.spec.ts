import { expect, test } from "../support/fixtures/site.ts";
import { openModal } from "../support/components/drive-video.ts";

/** The modal's width and height as fractions of the viewport's, by the viewport's width. */
const NARROW = [0.9, 0.7] as const;
const MEDIUM = [0.8, 0.8] as const;
const WIDE = [0.6, 0.8] as const;

test("the video modal is centred and has the specified size at each viewport width", async ({
  page,
}) => {
  for (const { path, title, sizes } of [
    {
      path: "/",
      title: "Welcome to the bay",
      sizes: [
        [375, 700, NARROW],
        [599, 800, NARROW],
        [600, 800, MEDIUM],
        [899, 800, MEDIUM],
        [900, 800, WIDE],
        [1920, 1000, WIDE],
      ],
    },
    {
      path: "/program",
      title: "In the classroom",
      sizes: [
        [375, 700, MEDIUM],
        [1280, 800, MEDIUM],
      ],
    },
    // The same section as on About and Reviews.
  ] as const) {
    const { dialog, video } = await openModal(page, path, title);
    for (const [width, height, [shareOfWidth, shareOfHeight]] of sizes) {
      await page.setViewportSize({ width, height });
      const message = `${path} at ${width} by ${height} px`;
      await expect(video).toBeInViewport({ ratio: 1 });
      const box = await dialog.boundingBox();
      expect.soft(box?.width, message).toBeCloseTo(width * shareOfWidth, 0);
      expect.soft(box?.height, message).toBeCloseTo(height * shareOfHeight, 0);
      expect.soft(box?.x, message).toBeCloseTo((width * (1 - shareOfWidth)) / 2, 0);
      expect.soft(box?.y, message).toBeCloseTo((height * (1 - shareOfHeight)) / 2, 0);
    }
  }
});
