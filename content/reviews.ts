import { sierra } from "./header-pictures.ts";
import { weeks } from "./course.ts";
import { fiesta, type Banner } from "./banner.ts";
import { videos } from "./videos.ts";

/** The Reviews page’s title and description in the browser’s tab and in search results. */
export const reviewsPage = {
  title: "Reviews",
  description: `Watch a story and look at the pictures: ${weeks} of learning to teach English in Puerto Vallarta, Mexico.`,
  path: "/reviews",
} as const;

/** The hero at the top of the page. */
export const reviewsHeader = {
  title: "Reviews",
  text: "Watch, look, and picture yourself here.",
  picture: sierra,
} as const;

/** The section with a video below the hero. */
export const reviewsVideo = {
  heading: "From the first day to the last",
  text: "Press play, and imagine yourself in the picture.",
  video: videos.graduation,
} as const;

/** The banner at the end of the page, with a link to apply. */
export const reviewsBanner: Banner = {
  title: "The next story is yours",
  description: "Choose a start date, send your application, and come to Puerto Vallarta.",
  image: fiesta,
};
