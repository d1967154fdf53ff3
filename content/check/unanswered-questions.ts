import { courseDetailsText } from "#content/course/course-details-text.ts";
import type { CourseDetails } from "#content/course/course-details.ts";

import type { Content } from "../content.ts";

const YEAR = 366 * 86_400_000;

/** A question of visitors, and the field of a document whose value answers it. */
export interface OpenQuestion {
  document: string;
  field: string;
  question: string;
}

/** Visitors' questions that have a place on the pages and no answer there yet. */
export function unansweredQuestions(content: Answers, today: string): OpenQuestion[] {
  return [
    ...openDetails(content.courseDetails, today),
    ...SECTIONS.filter(({ isAnswered }) => !isAnswered(content)).map(
      ({ document, field, question }) => ({ document, field, question }),
    ),
  ];
}

/** What the course details leave open; asks to check old visa notes. */
function openDetails(details: CourseDetails, today: string): OpenQuestion[] {
  const document = "course-details";
  const { visa } = details;
  const isOld = visa && Date.parse(today) - Date.parse(visa.checkedOn) > YEAR;
  const open = Object.entries(courseDetailsText.questions)
    .filter(([fact]) => isUnanswered(Reflect.get(details, fact)))
    .map(([field, question]) => ({ document, field, question }));
  if (!isOld) return open;
  const question = `Is what you say of visas still true? You checked it on ${visa.checkedOn}.`;
  return [...open, { document, field: "visa", question }];
}

function isUnanswered(fact: unknown): boolean {
  return fact === null || (Array.isArray(fact) && fact.length === 0);
}

type Answers = Pick<
  Content,
  "courseDetails" | "aboutUs" | "program" | "enrolment" | "testimonials"
>;

/** When the delivered stops of the program are, which tell of no single week. */
const DELIVERED = /^(?:Before you come|During .+|When you finish|Afterwards)$/;

/** Sections that show nothing while they are empty. */
const SECTIONS: readonly (OpenQuestion & { isAnswered: (content: Answers) => boolean })[] = [
  {
    document: "about-us",
    field: "people",
    question: "Who are the people of the school?",
    isAnswered: ({ aboutUs }) => aboutUs.people !== undefined,
  },
  {
    document: "program",
    field: "weeks",
    question: "What happens in each week of the course?",
    isAnswered: ({ program }) =>
      program.weeks?.weeks.some(({ when = "" }) => !DELIVERED.test(when)) ?? false,
  },
  {
    document: "enrolment",
    field: "payment",
    question: "When do people pay?",
    isAnswered: ({ enrolment }) => enrolment.payment !== undefined,
  },
  {
    document: "testimonials",
    field: "testimonials",
    question: "Where do your graduates teach now?",
    isAnswered: ({ testimonials }) => testimonials.testimonials.some(({ about }) => about),
  },
];

/** How many questions the pages have a place for. */
export const QUESTIONS = Object.keys(courseDetailsText.questions).length + SECTIONS.length;
