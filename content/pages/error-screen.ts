import { drawing } from "./shaped-pictures.ts";

/** The error page, shown if a page does not exist or fails. */
export const errorScreen = {
  picture: drawing("not-found"),
  heading: "Unexpected Application Error!",
  notFoundHint: "This page does not exist, or it has moved. You can go on from here:",
  failureHint: "Something went wrong on this page. You can try again or go on from here:",
  unknown: "Unknown error",
  linksLabel: "Ways on",
  links: [
    { to: "/", label: "Home" },
    { to: "/program", label: "Program" },
    { to: "/apply", label: "Apply" },
  ],
} as const;
