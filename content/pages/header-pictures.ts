import type { Picture } from "../schema/formats.ts";

/** The picture at the top of a page, with another one for narrow screens. */
function header(name: string, alt: string, position: NonNullable<Picture["position"]>): Picture {
  const file = `headers/header-${name}`;
  const narrow = { file: `${file}-narrow`, width: 1200, height: 1600 };
  return { file, alt, width: 1920, height: 640, position, narrow };
}

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
