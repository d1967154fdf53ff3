import data from "#content/data/program.json" with { type: "json" };

import { type Card, withDrawing } from "./card.ts";
import { fillIn } from "../placeholders/fill-in.ts";
import { videos } from "./videos.ts";

const program = fillIn(data);

/** The Program page’s title and description in the browser’s tab and in search results. */
export const programPage = { ...program.page, path: "/program" } as const;

/** The hero at the top of the page. */
export const programHeader = program.header;

/** The “About the Course” section. */
export const aboutCourse = program.aboutCourse;

/** The heading above the benefits. */
export const benefitsText = { heading: program.benefits.heading } as const;

/** The cards about the benefits of the course. */
export const benefits: readonly Card[] = program.benefits.cards.map(withDrawing);

/** The heading and the introduction above the enrolment steps. */
export const howItWorks = program.howItWorks;

/** A question of the FAQ: the tab’s label and the paragraphs of the answer. */
export interface Question {
  tab: string;
  answer: readonly string[];
}

/** The heading above the FAQ. */
export const faqText = { heading: program.faq.heading } as const;

/** The questions of the FAQ. The first one is open when the page appears. */
export const faq: readonly Question[] = program.faq.questions.map(({ question, answer }) => ({
  tab: question,
  answer,
}));

/** The last section: a call to apply, with a video. */
export const programVideo = { ...program.video, video: videos.lesson } as const;
