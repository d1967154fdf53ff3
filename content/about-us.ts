import { weeks } from "./course.ts";
import type { Card } from "./card.ts";
import type { Picture } from "./picture.ts";
import { school } from "./school.ts";
import { videos } from "./videos.ts";

/** The About Us page’s title and description in the browser’s tab and in search results. */
export const aboutUsPage = {
  title: "About Us",
  description:
    "Who we are, what we are committed to and what we value: more than 20 years of experience in teacher training, in Puerto Vallarta, Mexico.",
  path: "/aboutus",
} as const;

/** The hero at the top of the page. */
export const aboutUsHeader = {
  title: "About Us",
  text: school.mission,
  picture: {
    file: "headers/header-aerial",
    alt: "Illustration: a beach seen from above with a small boat",
    width: 1920,
    height: 640,
    position: "80% 50%",
    narrow: { file: "headers/header-aerial-narrow", width: 1200, height: 600 },
  },
} as const;

/** The “Who we are” section. */
export const whoWeAre = {
  heading: "Who we are",
  paragraphs: [
    `${school.name} trains teachers of English in Puerto Vallarta, Mexico. We have more than 20 years of experience, and our instructors are qualified at master level.`,
    "Our course is practical and immersive, and it has official accreditation from the Mexican education ministry (SEP). Around it you find what you need to feel at home: help with housing, support 24/7, and free guidance when you look for a job.",
    "Wherever you go to teach, you stay part of a global network of teachers.",
  ],
  picture: {
    file: "gallery/gallery-street",
    alt: "Illustration: a cobbled street with paper banners leads down to the sea; a ginger cat sits on a window sill",
    width: 1200,
    height: 900,
  },
} as const;

/** The “Our Commitment” section: vision, mission and goal. */
export const commitment = {
  heading: "Our Commitment",
  parts: [
    {
      title: "Vision",
      text: "Be the main reference for qualified teacher training in Mexico.",
    },
    {
      title: "Mission",
      text: `${school.mission} ${school.invitation}`,
    },
    {
      title: "Goal",
      text: "See you certified to teach English worldwide, and guide you as you look for the job.",
    },
  ],
} as const;

function emblem(name: string): Picture {
  return { file: `spots/value-${name}`, alt: "", width: 240, height: 240 };
}

/** The six values. */
export const values: readonly Card[] = [
  {
    title: "Respect",
    text: "We listen first, and we take every question seriously.",
    picture: emblem("respect"),
  },
  {
    title: "Diversity",
    text: "Every background and every accent makes a class richer.",
    picture: emblem("diversity"),
  },
  {
    title: "Commitment",
    text: "We care about your progress as much as you do.",
    picture: emblem("commitment"),
  },
  {
    title: "Advocacy",
    text: "We speak up for teachers and for those who learn from them.",
    picture: emblem("advocacy"),
  },
  {
    title: "Integrity",
    text: "We say what we do, and we do what we say.",
    picture: emblem("integrity"),
  },
  {
    title: "Collaboration",
    text: "We teach better when we teach together.",
    picture: emblem("collaboration"),
  },
];

/** The heading above the values. */
export const valuesText = { heading: "Our Values" } as const;

/** The last section: a call to apply, with a video. */
export const aboutUsVideo = {
  heading: "Come and see for yourself",
  text: `Watch what ${weeks} on Banderas Bay can be, then apply for a place of your own.`,
  video: videos.welcome,
} as const;
