import type { Banner } from "./banner.ts";
import { fiesta } from "./banner.ts";
import { drawing, type Card } from "./card.ts";
import { course, weeks } from "./course.ts";
import type { Picture } from "./picture.ts";
import { school } from "./school.ts";

/** The home page’s title and description in the browser’s tab and in search results. */
export const homePage = {
  title: "Get certified to teach English worldwide",
  description: `A ${course.hours}-hour, ${course.weeks}-week, full-time TEFL course in Puerto Vallarta, Mexico, with official accreditation from the Mexican education ministry (SEP).`,
  path: "/",
} as const;

/** The pictures that rotate in the hero; the first one is loaded with the page. */
export const heroPictures: readonly Picture[] = [
  {
    file: "hero/hero-bay",
    alt: "Illustration: sunset over Banderas Bay with palms, sailing boats and the arched rocks of Los Arcos",
    width: 1200,
    height: 675,
    position: "62% 50%",
    narrow: { file: "hero/hero-bay-narrow", width: 720, height: 960 },
  },
  {
    file: "hero/hero-malecon",
    alt: "Illustration: the seaside promenade of Puerto Vallarta at dusk with the crowned church tower",
    width: 1200,
    height: 675,
    position: "68% 50%",
    narrow: { file: "hero/hero-malecon-narrow", width: 720, height: 960 },
  },
];

/** The hero, the section at the top of the page. */
export const hero = {
  heading: "GET CERTIFIED TO TEACH ENGLISH WORLDWIDE",
  text: "In Puerto Vallarta, Mexico.",
  /** The link’s visible label; screen readers and search engines also read `srText`. */
  link: { to: "/program", label: "See More", srText: "about the program" },
  /** The names of the buttons that control the pictures, for screen readers. */
  rotation: {
    label: "Pictures in the background",
    pause: "Pause the pictures",
    play: "Play the pictures",
    show: (number: number, count: number) => `Show picture ${number} of ${count}`,
  },
} as const;

/** The three cards below the hero. */
export const featureCards: readonly Card[] = [
  {
    title: "Practical and Immersive Approach",
    text: `You learn by doing, full-time for ${weeks}, in a place where every day brings new words.`,
    picture: drawing("feature-practice"),
  },
  {
    title: "Highly Qualified Instructors",
    text: "You learn from master-level instructors, at a school with more than 20 years of experience.",
    picture: drawing("feature-instructors"),
  },
  {
    title: "Global Collaboration Network",
    text: "You join a global network of teachers, and you get free guidance when you look for a job.",
    picture: drawing("feature-network"),
  },
];

/** The section about the school. */
export const whatIs = {
  heading: `WHAT IS ${school.name.toUpperCase()}?`,
  paragraphs: [
    `We train people to teach English as a foreign language. The training is practical and immersive: for ${weeks}, full-time, you learn by doing.`,
    "Expert instructors teach you, and a global network of teachers goes with you when you leave. The course has official accreditation from the Mexican education ministry (SEP).",
  ],
  picture: {
    file: "about/about-classroom",
    alt: "Illustration: a teacher points at a whiteboard that says Hello; one of three students raises a hand",
    width: 1200,
    height: 900,
    position: "55% 50%",
  },
  link: { to: "/aboutus", label: "More About Us" },
} as const;

/** The banner between the dates and the testimonials. */
export const homeBanner: Banner = {
  title: "THE BEST EDUCATION WITHIN YOUR REACH",
  description: `An officially accredited course, instructors at master level, and support around the clock, in ${weeks} by the sea.`,
  image: fiesta,
};

/** The last section: the enrolment steps. */
export const homeSteps = {
  heading: "Your way here",
  introduction: "Three steps lie between you and the classroom.",
} as const;
