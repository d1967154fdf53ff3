import { header } from "./shaped-pictures.ts";

/** The picture at the top of the Reviews page and of the accessibility statement. */
export const sierra = header(
  "sierra",
  "Illustration: green mountains on a bright morning with a waterfall, a river and two macaws",
  "78% 50%",
);

/** The picture at the top of the privacy notice and the terms. */
export const malecon = header(
  "malecon",
  "Illustration: the seafront promenade with its palms and the church tower at dusk",
  "55% 50%",
);

/** The picture at the top of the Apply page. */
export const desk = header(
  "desk",
  "Illustration: a table by the bay at sunset with a notebook, a passport, a plane ticket and coffee",
  "50% 100%",
);
