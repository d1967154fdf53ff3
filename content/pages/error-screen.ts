import { paths } from "../school/page-paths.ts";
import { drawing } from "./shaped-pictures.ts";

/** The error page, shown if a page does not exist or fails. */
export const errorScreen = {
  picture: drawing("not-found"),
  heading: "Unexpected Application Error!",
  /** In large letters: what happened, in words for visitors. */
  notFound: "This page has drifted off",
  failure: "Something went wrong here",
  notFoundHint: "It does not exist, or it has moved. You can go on from here:",
  failureHint: "You can try again or go on from here:",
  unknown: "Unknown error",
  linksLabel: "Ways on",
  links: [
    { to: paths.home, label: "Home" },
    { to: paths.program, label: "Program" },
    { to: paths.apply, label: "Apply" },
  ],
} as const;
