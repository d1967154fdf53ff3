import { expect, test } from "vitest";

import { questionsOf } from "./visitors-questions.ts";

test("visitors’ questions come in the order of the content, and are answered by any value but an empty list", () => {
  const documents = { "course-details": { classSize: { most: 12 }, trainers: [] } };
  expect(questionsOf(documents).slice(0, 3)).toMatchObject([
    { document: "course-details", field: "teachingPractice", isAnswered: false },
    { field: "classSize", question: "How many people are in a class?", isAnswered: true },
    { field: "trainers", question: "Who teaches you?", isAnswered: false },
  ]);
  expect(questionsOf({ enrolment: { payment: "Later." } })).toContainEqual(
    expect.objectContaining({ document: "enrolment", field: "payment", isAnswered: true }),
  );
});
