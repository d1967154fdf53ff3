import { startSite } from "../support/processes/site-process.ts";
import { startChromium } from "./start-chromium.ts";

// Takes the four screenshots of the site for the README.
const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 780 };
const pictures = [
  { file: "home", path: "/", from: "body", viewport: desktop, colorScheme: "light" },
  {
    file: "gallery-dark",
    path: "/reviews",
    from: "#gallery-heading",
    viewport: desktop,
    colorScheme: "dark",
  },
  { file: "apply", path: "/apply", from: "body", viewport: desktop, colorScheme: "light" },
  {
    file: "program-phone",
    path: "/program",
    from: ".hour-sun",
    viewport: phone,
    colorScheme: "light",
  },
] as const;

const browser = await startChromium();
const site = await startSite({});
for (const { file, path, from, viewport, colorScheme } of pictures) {
  const page = await browser.newPage({
    baseURL: site.url,
    viewport,
    colorScheme,
    reducedMotion: "reduce",
  });
  await page.goto(path, { waitUntil: "networkidle" });
  await page
    .locator(from)
    .first()
    .evaluate((start) => start.scrollIntoView());
  await page.waitForFunction(() =>
    Array.from(document.images)
      .filter((image) => image.checkVisibility())
      .filter((image) => image.getBoundingClientRect().top < window.innerHeight)
      .every((image) => image.complete && image.naturalWidth > 0),
  );
  await page.screenshot({ path: `docs/${file}.jpg`, type: "jpeg", quality: 82 });
  await page.close();
}
await site.stop();
await browser.close();
