import type { Interview } from "#content/form-texts/interview.ts";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { InterviewNote } from "./interview-note.tsx";

const render = (interview: Interview) =>
  renderToStaticMarkup(createElement(InterviewNote, { interview })).trim();

test("the interview note is empty if the content says nothing about the interview", () => {
  expect(render({})).toBe("");
});

test("the interview note says how soon the school answers and how long the interview takes, and links to the booking page", () => {
  const booking = { label: "Choose a time", address: "https://book.example/interview" };
  const note = render({ answerDays: 3, minutes: 30, booking });
  expect(note).toContain("We answer within 3 days. The interview takes about 30 minutes.");
  expect(note).toContain('href="https://book.example/interview"');
  expect(render({ answerDays: 1 })).toBe("We answer within 1 day.");
});
