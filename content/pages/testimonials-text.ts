import { count } from "../count.ts";

/** The texts of the testimonials section that no owner changes. */
export const testimonialsText = {
  /** The mark of a sample testimonial on a public site. */
  sample: "Invented example",
  /** The description of the five stars, for screen readers. */
  stars: "Five out of five stars",
  /** The link from the first testimonial of the Reviews page to the others. */
  more: (number: number) => `Read ${count(number, "more review")}`,
  /** The names of the carousel’s parts and buttons, for screen readers. */
  carousel: {
    label: "Testimonials",
    row: "All testimonials",
    carousel: "carousel",
    slide: "slide",
    position: (number: number, total: number) => `${number} of ${total}`,
    moved: (number: number, total: number) => `Testimonial ${number} of ${total}`,
    previous: "Previous testimonial",
    next: "Next testimonial",
    show: (number: number, total: number) => `Show testimonial ${number} of ${total}`,
  },
} as const;
