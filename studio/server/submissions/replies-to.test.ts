import { expect, test } from "vitest";

import { content } from "#tests/support/site-content.ts";
import { repliesTo } from "./replies-to.ts";

const circumstances = {
  id: "one",
  form: "application",
  application: undefined,
  name: "Mina",
  date: "March 1st 2027",
  isDateGone: false,
  nextDates: [],
  siteUrl: undefined,
} as const;

test.each([
  ["Write to us. Choose a time that suits you: {booking}", "Write to us."],
  ["Write to us.\nChoose a time:\n{booking}\n\nPS: Call us.", "Write to us.\n\nPS: Call us."],
  ["{booking} is where you book. Write to us.", "Write to us."],
  ["Choose (e.g. a Monday) at {booking}. Write to us. Or see {booking}!", "Write to us."],
])("as long as nobody has a link to book by, “%s” goes without it", (body, unlinked) => {
  const text = (of: string) => `Dear {name}:\n\n${of}\n\nSee you soon!`;
  const replies = [{ title: "Invite", step: "interview" as const, text: text(body) }];
  const [reply] = repliesTo({ ...content, replies, interview: {} }, circumstances);
  expect(reply?.text).toBe(text(unlinked).replace("{name}", "Mina"));
});
