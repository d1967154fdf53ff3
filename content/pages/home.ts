import data from "#content/data/home.json" with { type: "json" };

import { type Banner, fiesta } from "./banner.ts";
import { type Card, withDrawing } from "./card.ts";
import { fillIn } from "../placeholders/fill-in.ts";
import type { Picture } from "./picture.ts";

const home = fillIn(data);

/** The home page’s title and description in the browser’s tab and in search results. */
export const homePage = { ...home.page, path: "/" } as const;

/** The pictures that rotate in the hero; the first one is loaded with the page. */
export const heroPictures: readonly Picture[] = home.heroPictures;

/** The hero, the section at the top of the page. */
export const hero = {
  ...home.hero,
  /** The link’s visible label; screen readers and search engines also read `srText`. */
  link: { to: "/program", ...home.hero.link },
  /** The names of the buttons that control the pictures, for screen readers. */
  rotation: {
    label: "Pictures in the background",
    pause: "Pause the pictures",
    play: "Play the pictures",
    show: (number: number, count: number) => `Show picture ${number} of ${count}`,
  },
} as const;

/** The three cards below the hero. */
export const featureCards: readonly Card[] = home.features.map(withDrawing);

/** The section about the school. */
export const whatIs = {
  ...home.whatIs,
  link: { to: "/aboutus", label: home.whatIs.link },
} as const;

/** The banner between the dates and the testimonials. */
export const homeBanner: Banner = { ...home.banner, image: fiesta };

/** The last section: the enrolment steps. */
export const homeSteps = home.steps;
