import { expect, test } from "vitest";

import type { Reply } from "#studio/server/submissions/replies-to.ts";
import { nextReply } from "./next-reply.ts";

const reply = (title: string, step: Reply["step"]): Reply => ({
  title,
  step,
  text: title,
  key: title,
  booking: undefined,
  hasDates: title === "Next dates",
  date: undefined,
});
const replies = [
  reply("Invite", "interview"),
  reply("Ask for the diploma", "answered"),
  reply("Offer", "offered"),
  reply("Before you come", "booked"),
  reply("Say no", "declined"),
];

const sent = { email: "ana@example.com", message: "", replies };

test.each([
  ["new", "Invite"],
  ["answered", "Invite"],
  ["interview", "Offer"],
  ["offered", "Before you come"],
  ["booked", "Before you come"],
  ["declined", undefined],
] as const)("after “%s” the next message is %s", (step, title) => {
  const submission = { ...sent, form: "application", step } as const;
  expect(nextReply(submission)?.title).toBe(title);
});

test.each([
  ["Are there still places in the course of January?", "Next dates"],
  ["When does the next one start?", "Next dates"],
  ["Can I bring my dog? He may bark.", undefined],
  ["What does an apartment cost for a month?", undefined],
])("the first text for “%s” is %s", (message, title) => {
  const asked = { email: "ana@example.com", message, form: "contact", step: "new" } as const;
  expect(nextReply({ ...asked, replies: [reply("Next dates", "answered")] })?.title).toBe(title);
});
