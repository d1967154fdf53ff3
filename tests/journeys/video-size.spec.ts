import { expect, test } from "../support/site.ts";
import { openModal } from "../support/video.ts";

for (const { path, title, width, height, share } of [
  { path: "/", title: "Welcome to the bay", width: 375, height: 700, share: [0.9, 0.7] },
  { path: "/", title: "Welcome to the bay", width: 599, height: 800, share: [0.9, 0.7] },
  { path: "/", title: "Welcome to the bay", width: 600, height: 800, share: [0.8, 0.8] },
  { path: "/", title: "Welcome to the bay", width: 899, height: 800, share: [0.8, 0.8] },
  { path: "/", title: "Welcome to the bay", width: 900, height: 800, share: [0.6, 0.8] },
  { path: "/", title: "Welcome to the bay", width: 1920, height: 1000, share: [0.6, 0.8] },
  { path: "/program", title: "In the classroom", width: 375, height: 700, share: [0.8, 0.8] },
  { path: "/program", title: "In the classroom", width: 1280, height: 800, share: [0.8, 0.8] },
  { path: "/reviews", title: "Graduation day", width: 1280, height: 800, share: [0.8, 0.8] },
  { path: "/aboutus", title: "Welcome to the bay", width: 768, height: 900, share: [0.8, 0.8] },
] as const) {
  test(`the modal on ${path} at ${width} px is ${share[0]} by ${share[1]} of the view, in its middle`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: "reduce" });
    const { dialog, video } = await openModal(page, path, title);
    const box = await dialog.boundingBox();
    expect(box?.width).toBeCloseTo(width * share[0], 0);
    expect(box?.height).toBeCloseTo(height * share[1], 0);
    expect(box?.x).toBeCloseTo((width * (1 - share[0])) / 2, 0);
    expect(box?.y).toBeCloseTo((height * (1 - share[1])) / 2, 0);
    await expect(video).toBeInViewport({ ratio: 1 });
  });
}
