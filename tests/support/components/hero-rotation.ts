import type { Page } from "@playwright/test";

/** Matches the alternative text of the first and the second picture. */
export const bay = /sunset over Banderas Bay/;
export const promenade = /promenade/;

export function heroOf(page: Page) {
  const region = page.getByRole("region", { name: "GET CERTIFIED TO TEACH ENGLISH WORLDWIDE" });
  return {
    region,
    picture: region.locator("[data-shown] img"),
    controls: region.getByRole("group", { name: "Pictures in the background" }),
    indicator: (number: number) =>
      region.getByRole("button", { name: `Show picture ${number} of 2` }),
    pause: region.getByRole("button", { name: "Pause the pictures" }),
    play: region.getByRole("button", { name: "Play the pictures" }),
  };
}

/** Removes the focus from the active element. */
export const blur = (page: Page) =>
  page.evaluate(
    () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
  );
