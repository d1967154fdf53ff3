import data from "#content/data/testimonials.json" with { type: "json" };

import type { Picture } from "./picture.ts";

/** A quote about the course, with the person’s name and portrait. */
export interface Testimonial {
  image: Picture;
  text: string;
  name: string;
  /** Marks an invented testimonial to replace. */
  isSample?: true;
}

/** The testimonials. Portraits have no alternative text, because the name is beside them. */
export const testimonials: readonly Testimonial[] = data.testimonials.map(
  ({ portrait, ...rest }) => ({
    image: { file: portrait, alt: "", width: 400, height: 400 },
    ...rest,
  }),
);

/** The texts of the testimonials section. */
export const testimonialsText = {
  heading: data.heading,
  /** The mark of a sample testimonial on a public site. */
  sample: "Invented example",
  /** The description of the five stars, for screen readers. */
  stars: "Five out of five stars",
  /** The names of the carousel’s parts and buttons, for screen readers. */
  carousel: {
    label: "Testimonials",
    row: "All testimonials",
    carousel: "carousel",
    slide: "slide",
    position: (number: number, count: number) => `${number} of ${count}`,
    moved: (number: number, count: number) => `Testimonial ${number} of ${count}`,
    previous: "Previous testimonial",
    next: "Next testimonial",
    show: (number: number, count: number) => `Show testimonial ${number} of ${count}`,
  },
} as const;
