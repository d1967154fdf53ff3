import { courseDetailsText } from "#content/course/course-details-text.ts";
import type { CourseDetails } from "#content/course/course-details.ts";

import type { Content } from "../content.ts";

const YEAR = 366 * 86_400_000;

/** The visitors' questions that the course details leave open; asks to check old visa notes. */
export function unansweredQuestions(details: CourseDetails, today: string): string[] {
  const { visa } = details;
  const isOld = visa && Date.parse(today) - Date.parse(visa.checkedOn) > YEAR;
  return [
    ...Object.entries(courseDetailsText.questions)
      .filter(([fact]) => isUnanswered(Reflect.get(details, fact)))
      .map(([fact, question]) => `${question} (${fact})`),
    ...(isOld ? [`Is what you say of visas still true? You checked it on ${visa.checkedOn}.`] : []),
  ];
}

function isUnanswered(fact: unknown): boolean {
  return fact === null || (Array.isArray(fact) && fact.length === 0);
}

type Sections = Pick<Content, "aboutUs" | "program" | "enrolment" | "testimonials">;

/** The questions of visitors whose answers have a place on the pages, which is empty. */
export function emptySections({ aboutUs, program, enrolment, testimonials }: Sections): string[] {
  const isSaid = testimonials.testimonials.some(({ about }) => about);
  return [
    ...(aboutUs.people ? [] : ["Who are the people of the school? (about-us, people)"]),
    ...(program.weeks ? [] : ["What happens in each week of the course? (program, weeks)"]),
    ...(enrolment.payment ? [] : ["When do people pay? (enrolment, payment)"]),
    ...(isSaid ? [] : ["Where do your graduates teach now? (testimonials, about)"]),
  ];
}
