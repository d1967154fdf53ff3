import data from "#content/data/reviews.json" with { type: "json" };

import { type Banner, fiesta } from "./banner.ts";
import { fillIn } from "../placeholders/fill-in.ts";
import { sierra } from "./header-pictures.ts";
import { videos } from "./videos.ts";

const reviews = fillIn(data);

/** The Reviews page’s title and description in the browser’s tab and in search results. */
export const reviewsPage = { ...reviews.page, path: "/reviews" } as const;

/** The hero at the top of the page. */
export const reviewsHeader = { ...reviews.header, picture: sierra } as const;

/** The section with a video below the hero. */
export const reviewsVideo = { ...reviews.video, video: videos.graduation } as const;

/** The banner at the end of the page, with a link to apply. */
export const reviewsBanner: Banner = { ...reviews.banner, image: fiesta };
