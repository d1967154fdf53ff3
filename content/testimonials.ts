import type { Picture } from "./picture.ts";

/** A quote about the course, with the person’s name and portrait. */
export interface Testimonial {
  image: Picture;
  text: string;
  name: string;
  /** Marks an invented testimonial to replace; `npm run check:content` lists them. */
  isSample?: true;
}

/** Without alternative text, because the name is beside the portrait. */
function portrait(name: string): Picture {
  return { file: `people/${name}`, alt: "", width: 400, height: 400 };
}

/** The testimonials. Those marked as samples are invented. */
export const testimonials: readonly Testimonial[] = [
  {
    image: portrait("helen"),
    text: "I wondered whether it was late to start something new. Four weeks later I was standing in front of a class, enjoying every minute.",
    name: "Helen",
    isSample: true,
  },
  {
    image: portrait("kenji"),
    text: "You learn by teaching. Every new idea was something I could try out, think over and do better the next time.",
    name: "Kenji",
    isSample: true,
  },
  {
    image: portrait("amara"),
    text: "The instructors knew what I needed before I did. Their feedback was kind, exact and always useful.",
    name: "Amara",
    isSample: true,
  },
  {
    image: portrait("owen"),
    text: "They helped me to find a place to live, so I arrived with one thing on my mind: learning to teach well.",
    name: "Owen",
    isSample: true,
  },
  {
    image: portrait("priya"),
    text: "Somebody always answered, whatever the hour. And when the course was over, they helped me to look for a job.",
    name: "Priya",
    isSample: true,
  },
];

/** The texts of the testimonials section. */
export const testimonialsText = {
  heading: "What our graduates say",
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
