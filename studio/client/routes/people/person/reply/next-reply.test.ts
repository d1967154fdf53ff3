import { expect, test } from "vitest";

import type { Reply } from "#studio/server/submissions/replies-to.ts";
import { nextReply } from "./next-reply.ts";

const reply = (title: string, step: Reply["step"]): Reply => ({
  title,
  step,
  of: "one",
  text: title,
  key: title,
  booking: undefined,
  date: undefined,
});
const replies = [
  reply("Invite", "interview"),
  reply("Ask for the diploma", "answered"),
  reply("Offer", "offered"),
  reply("Before you come", "booked"),
  reply("Say no", "declined"),
];

const sent = { email: "ana@example.com", replies };

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

test("a message is answered in own words", () => {
  expect(nextReply({ ...sent, form: "contact", step: "new" })).toBeUndefined();
});
