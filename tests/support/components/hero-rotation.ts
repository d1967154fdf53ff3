import type { Page } from "@playwright/test";

/** What the first picture shows, and the second. */
export const bay = /sunset over Banderas Bay/;
export const promenade = /promenade/;

/** The parts of the home page's first screen. */
export function heroOf(page: Page) {
  const region = page.getByRole("region", { name: "GET CERTIFIED TO TEACH ENGLISH WORLDWIDE" });
  return {
    region,
    picture: region.getByRole("img"),
    controls: region.getByRole("group", { name: "Pictures in the background" }),
    indicator: (number: number) =>
      region.getByRole("button", { name: `Show picture ${number} of 2` }),
    pause: region.getByRole("button", { name: "Pause the pictures" }),
    play: region.getByRole("button", { name: "Play the pictures" }),
  };
}

/** Takes the focus from whatever has it. */
export const blur = (page: Page) =>
  page.evaluate(
    () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
  );
