import { courseDetailsText } from "#content/course/course-details-text.ts";
import type { CourseDetails } from "#content/course/course-details.ts";
import { expect, test } from "vitest";

import { noDetails, sampleDetails } from "../../app/routes/program/details/sample-details.ts";
import { content } from "../../tests/support/site-content.ts";
import { emptySections, unansweredQuestions } from "./unanswered-questions.ts";

const checkedOn = (date: string): CourseDetails => ({
  ...sampleDetails,
  visa: { notes: [], checkedOn: date },
});

test("visitors’ questions that the school has not answered are listed in the order of the content", () => {
  expect(unansweredQuestions(noDetails, "2027-01-01")).toEqual(
    Object.entries(courseDetailsText.questions).map(([fact, question]) => `${question} (${fact})`),
  );
  expect(unansweredQuestions({ ...sampleDetails, trainers: [] }, "2026-03-03")).toEqual([
    `${courseDetailsText.questions.trainers} (trainers)`,
  ]);
});

test("the owner is asked to check the visa notes again after a year", () => {
  expect(unansweredQuestions(checkedOn("2026-01-01"), "2027-01-01")).toEqual([]);
  expect(unansweredQuestions(checkedOn("2026-01-01"), "2027-02-01")).toEqual([
    expect.stringContaining("2026-01-01"),
  ]);
});

test("the owner is asked for what would fill an empty section, until it is there", () => {
  const { aboutUs, program, enrolment, testimonials } = content;
  expect(emptySections(content)).toHaveLength(4);
  const picture = { file: "people/helen", alt: "", width: 400, height: 400 };
  const filled = {
    aboutUs: {
      ...aboutUs,
      people: { heading: "People", people: [{ name: "Ana", role: "Trainer", text: "", picture }] },
    },
    program: {
      ...program,
      weeks: { heading: "Weeks", introduction: "", weeks: [{ title: "Begin", text: "" }] },
    },
    enrolment: { ...enrolment, payment: "You pay after the interview." },
    testimonials: {
      ...testimonials,
      testimonials: [{ name: "Ana", text: "", portrait: "people/helen", about: "Hanoi" }],
    },
  };
  expect(emptySections(filled)).toEqual([]);
});
