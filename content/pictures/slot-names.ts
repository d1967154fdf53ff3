import type { SlotName } from "./picture-slots.ts";

/** What the owner calls the place of a picture: the pages, and where on them. */
export const slotNames: Readonly<Record<SlotName, string>> = {
  homeTop: "Home: top of the page",
  homeSecond: "Home: top of the page, second picture",
  homeSchool: "Home: beside “What is …?”",
  banner: "Home and Reviews: behind the banner",
  aboutTop: "About Us: top of the page",
  aboutSchool: "About Us: beside “Who we are”",
  programTop: "Program: top of the page",
  reviewsTop: "Reviews: top of the page",
  applyTop: "Apply Now: top of the page",
  legalTop: "Privacy, terms, accessibility: top of the pages",
  welcome: "Home and About Us: the video “Welcome”",
  lesson: "Home and Program: the video of a lesson",
  graduation: "Home and Reviews: the video of a graduation",
  chat: "The face in the chat",
  socialCard: "The picture shown when your link is shared",
  logo: "The logo",
  icon: "The icon in the browser’s tab",
};
