import { courseDetailsText } from "#content/course/course-details-text.ts";
import type { CourseDetails } from "#content/course/course-details.ts";

const YEAR = 366 * 86_400_000;

/** A question of visitors, by the name of its fact in the course details. */
export interface Question {
  fact: string;
  question: string;
}

/** The visitors' questions that the course details leave open; asks to check old visa notes. */
export function unansweredQuestions(details: CourseDetails, today: string): Question[] {
  const { visa } = details;
  const isOld = visa && Date.parse(today) - Date.parse(visa.checkedOn) > YEAR;
  const open = Object.entries(courseDetailsText.questions)
    .filter(([fact]) => isUnanswered(Reflect.get(details, fact)))
    .map(([fact, question]) => ({ fact, question }));
  if (!isOld) return open;
  const question = `Is what you say of visas still true? You checked it on ${visa.checkedOn}.`;
  return [...open, { fact: "visa", question }];
}

function isUnanswered(fact: unknown): boolean {
  return fact === null || (Array.isArray(fact) && fact.length === 0);
}
