import { courseDetailsText } from "#content/course/course-details-text.ts";
import type { CourseDetails } from "#content/course/course-details.ts";
import { keysOf } from "#content/typed-keys.ts";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { withContent } from "#tests/support/components/with-content.ts";
import { finishedDetails } from "#tests/owner-content/finished-course.ts";
import { content } from "#tests/support/site-content.ts";
import { CourseDetailsSection } from "./course-details-section.tsx";

const render = (courseDetails: CourseDetails) =>
  renderToStaticMarkup(withContent(createElement(CourseDetailsSection), { courseDetails }));

/** A new site has no facts. */
const { courseDetails: noDetails } = content;
const facts = keysOf(finishedDetails);

test("the section of course details is missing if the school has provided no facts", () => {
  expect(render(noDetails)).toBe("");
  expect(render({ ...noDetails, trainers: [], refunds: [] })).toBe("");
});

test("if the school has answered one question about the course, only this question is shown, with the whole answer", () => {
  for (const fact of facts) {
    const html = render({ ...noDetails, [fact]: finishedDetails[fact] });
    expect(html.match(/class="detail"/g), fact).toHaveLength(1);
    expect(html, fact).toContain(courseDetailsText.questions[fact]);
    for (const word of words(finishedDetails[fact])) expect(html, fact).toContain(word);
  }
});

test("the questions of the course details are in the order of content/course/course-details-text.ts", () => {
  const html = render(finishedDetails);
  const places = facts.map((fact) => html.indexOf(courseDetailsText.questions[fact]));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

/** All texts and numbers of a fact, except those that the page formats differently. */
function words(value: unknown): string[] {
  if (typeof value === "number") return [String(value)];
  if (typeof value === "string") return /^\d{4}-\d\d-\d\d$/.test(value) ? [] : [value];
  if (typeof value !== "object" || !value) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    ["width", "height", "from", "to"].includes(key) ? [] : words(inner),
  );
}
