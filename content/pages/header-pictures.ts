import { header } from "./shaped-pictures.ts";

/** The picture at the top of the Reviews page. */
export const sierra = header(
  "sierra",
  "Illustration: green mountains on a bright morning with a waterfall, a river and two macaws",
  "78% 50%",
);

/** The picture at the top of the privacy notice, the terms and the accessibility statement. */
export const beach = {
  file: "headers/header-beach",
  alt: "Illustration: a campfire on the beach after sunset, with a boat and palms",
  width: 1920,
  height: 640,
  position: "80% 50%",
} as const;

/** The picture at the top of the Apply page. */
export const desk = header(
  "desk",
  "Illustration: a table by the bay at sunset with a notebook, a passport, a plane ticket and coffee",
  "50% 100%",
);
