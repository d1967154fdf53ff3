import type { Interview } from "#content/interview.ts";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { InterviewNote } from "./interview-note.tsx";

const render = (interview: Interview) =>
  renderToStaticMarkup(createElement(InterviewNote, { interview })).trim();

test("nothing is shown of an interview that the school says nothing about", () => {
  expect(render({})).toBe("");
});

test("what the school says about the interview is shown, with a link to its booking page", () => {
  const booking = { label: "Choose a time", address: "https://book.example/interview" };
  const note = render({ answerDays: 3, minutes: 30, booking });
  expect(note).toContain("We answer within 3 days. The interview takes about 30 minutes.");
  expect(note).toContain('href="https://book.example/interview"');
  expect(render({ answerDays: 1 })).toBe("We answer within 1 day.");
});
