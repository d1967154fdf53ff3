import { expect, test } from "vitest";

import type { Reply } from "#studio/server/submissions/replies-to.ts";
import { nextReply } from "./next-reply.ts";

const reply = (title: string, step: Reply["step"]): Reply => ({
  title,
  step,
  text: title,
  date: undefined,
  gaps: [],
});
const replies = [
  reply("Invite", "interview"),
  reply("Ask for the diploma", "answered"),
  reply("Offer", "offered"),
  reply("Before you come", "booked"),
  reply("Say no", "declined"),
];

test.each([
  ["new", "Invite"],
  ["answered", "Invite"],
  ["interview", "Offer"],
  ["offered", "Before you come"],
  ["booked", "Before you come"],
  ["declined", undefined],
] as const)("after “%s” the next message is %s", (step, title) => {
  const submission = { email: "ana@example.com", form: "application", step, replies } as const;
  expect(nextReply(submission)?.title).toBe(title);
});
