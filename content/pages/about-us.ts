import data from "#content/data/about-us.json" with { type: "json" };

import type { Card } from "./card.ts";
import { fillIn } from "../placeholders/fill-in.ts";
import { videos } from "./videos.ts";

const aboutUs = fillIn(data);

/** The About Us page’s title and description in the browser’s tab and in search results. */
export const aboutUsPage = { ...aboutUs.page, path: "/aboutus" } as const;

/** The hero at the top of the page. */
export const aboutUsHeader = aboutUs.header;

/** The “Who we are” section. */
export const whoWeAre = aboutUs.whoWeAre;

/** The “Our Commitment” section: vision, mission and goal. */
export const commitment = aboutUs.commitment;

/** The cards of the “Our Values” section. */
export const values: readonly Card[] = aboutUs.values.cards.map(({ emblem, ...card }) => ({
  ...card,
  picture: { file: `spots/value-${emblem}`, alt: "", width: 240, height: 240 },
}));

/** The heading above the values. */
export const valuesText = { heading: aboutUs.values.heading } as const;

/** The last section: a call to apply, with a video. */
export const aboutUsVideo = { ...aboutUs.video, video: videos.welcome } as const;
