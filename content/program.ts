import { drawing, type Card } from "./card.ts";
import { course, price, capitalWeeks } from "./course.ts";
import { videos } from "./videos.ts";

/** The Program page’s title and description in the browser’s tab and in search results. */
export const programPage = {
  title: "Program",
  description: `The TEFL course: ${course.hours} hours over ${course.weeks} weeks, full-time, in Puerto Vallarta, Mexico. Tuition ${price}, start dates, benefits and answers.`,
  path: "/program",
} as const;

/** The hero at the top of the page. */
export const programHeader = {
  title: "Program",
  text: `${capitalWeeks} by the sea, and a profession to take anywhere.`,
  picture: {
    file: "headers/header-arches",
    alt: "Illustration: stone arches by the sea at sunset",
    width: 1920,
    height: 640,
    position: "80% 50%",
    narrow: { file: "headers/header-arches-narrow", width: 1200, height: 600 },
  },
} as const;

/** The “About the Course” section. */
export const aboutCourse = {
  heading: "About the Course",
  paragraphs: [
    `This is a ${course.hours}-hour, ${course.weeks}-week, full-time TEFL course (teaching English as a foreign language), held in Puerto Vallarta, Mexico. It has official accreditation from the Mexican education ministry (SEP).`,
    "The approach is practical and immersive. You learn from master-level instructors at a school with more than 20 years of experience, and you put what you learn to use.",
    "You are looked after as well: we help you with housing, we support you 24/7, and we guide you for free when you look for a job.",
  ],
} as const;

/** The heading above the benefits. */
export const benefitsText = { heading: "Course Benefits" } as const;

/** The four benefits. */
export const benefits: readonly Card[] = [
  {
    title: "Official accreditation",
    text: "The course is officially accredited by the Mexican education ministry (SEP).",
    picture: drawing("benefit-certificate"),
  },
  {
    title: "Free job-search guidance",
    text: "We guide you while you look for a job, and it costs you nothing.",
    picture: drawing("benefit-jobs"),
  },
  {
    title: "Housing assistance",
    text: "We help you to find a place to stay in Puerto Vallarta.",
    picture: drawing("benefit-housing"),
  },
  {
    title: "24/7 support",
    text: "You can turn to us at any hour, on any day.",
    picture: drawing("benefit-support"),
  },
];

/** The heading and the introduction above the enrolment steps. */
export const howItWorks = {
  heading: "How It Works",
  introduction: "From choosing a date to booking your place.",
} as const;

/** A question of the FAQ: the tab’s label and the paragraphs of the answer. */
export interface Question {
  tab: string;
  answer: readonly string[];
}

/** The heading above the FAQ. */
export const faqText = { heading: "Frequently asked questions" } as const;

/** The questions of the FAQ. The first one is open when the page appears. */
export const faq: readonly Question[] = [
  {
    tab: "What the course includes",
    answer: [
      `The course is ${course.hours} hours of training over ${course.weeks} weeks, full-time, with master-level instructors and a practical, immersive approach. It has official accreditation from the Mexican education ministry (SEP).`,
      `Tuition is ${price}. Housing assistance, 24/7 support and free job-search guidance come with the course.`,
    ],
  },
  {
    tab: "How to enrol",
    answer: [
      "First select a start date. Then send your application and have an interview with us. Last, book on to the course and pay the required fees.",
      "You can start with any date on this page: its Apply Now button takes you to the application with the date filled in.",
    ],
  },
  {
    tab: "What support is offered",
    answer: [
      "We are there for you 24/7. We help you with housing in Puerto Vallarta, and we guide you for free when you look for a job.",
    ],
  },
  {
    tab: "Job opportunities",
    answer: [
      "The course certifies you to teach English worldwide. When you start to look for a job, our guidance is free.",
      "You also join a global network of teachers, people you can learn from and work with.",
    ],
  },
];

/** The last section: a call to apply, with a video. */
export const programVideo = {
  heading: "See a lesson, then give one",
  text: "Look into the classroom. If you can see yourself at the front of it, apply.",
  video: videos.lesson,
} as const;
