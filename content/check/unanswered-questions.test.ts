import { courseDetailsText } from "#content/course/course-details-text.ts";
import type { CourseDetails } from "#content/course/course-details.ts";
import { expect, test } from "vitest";

import { noDetails, sampleDetails } from "../../app/routes/program/details/sample-details.ts";
import { content } from "../../tests/support/site-content.ts";
import { unansweredQuestions } from "./unanswered-questions.ts";

const checkedOn = (date: string): CourseDetails => ({
  ...sampleDetails,
  visa: { notes: [], checkedOn: date },
});

/** Content in which every optional section has something to show. */
const filled = {
  courseDetails: sampleDetails,
  aboutUs: {
    ...content.aboutUs,
    people: {
      heading: "People",
      people: [
        {
          name: "Ana",
          role: "Trainer",
          text: "",
          picture: { file: "people/helen", alt: "", width: 400, height: 400 },
        },
      ],
    },
  },
  program: {
    ...content.program,
    weeks: { heading: "Weeks", introduction: "", weeks: [{ title: "Begin", text: "" }] },
  },
  enrolment: { ...content.enrolment, payment: "You pay after the interview." },
  testimonials: {
    ...content.testimonials,
    testimonials: [{ name: "Ana", text: "", portrait: "people/helen", about: "Hanoi" }],
  },
};
const fields = (...args: Parameters<typeof unansweredQuestions>) =>
  unansweredQuestions(...args).map(({ document, field }) => `${document}/${field}`);

test("visitors’ questions that the school has not answered are listed in the order of the content", () => {
  const asked = Object.keys(courseDetailsText.questions).map((fact) => `course-details/${fact}`);
  expect(fields({ ...filled, courseDetails: noDetails }, "2027-01-01")).toEqual(asked);
  expect(
    unansweredQuestions(
      { ...filled, courseDetails: { ...sampleDetails, trainers: [] } },
      "2026-03-03",
    ),
  ).toEqual([
    {
      document: "course-details",
      field: "trainers",
      question: courseDetailsText.questions.trainers,
    },
  ]);
});

test("a school’s own weeks answer the question for them, whether or not they say when", () => {
  const weeks = [{ when: "Week 1", title: "Begin", text: "" }];
  const own = { ...filled.program, weeks: { heading: "Weeks", introduction: "", weeks } };
  expect(fields({ ...filled, program: own }, "2026-03-03")).toEqual([]);
});

test("the owner is asked to check the visa notes again after a year", () => {
  const old = { ...filled, courseDetails: checkedOn("2026-01-01") };
  expect(unansweredQuestions(old, "2027-01-01")).toEqual([]);
  expect(unansweredQuestions(old, "2027-02-01")).toMatchObject([
    { field: "visa", question: expect.stringContaining("2026-01-01") },
  ]);
});

test("the owner is asked for what would fill an empty section, until it is there", () => {
  expect(fields({ ...content, courseDetails: sampleDetails }, "2026-03-03")).toEqual([
    "about-us/people",
    "program/weeks",
    "enrolment/payment",
    "testimonials/testimonials",
  ]);
});
