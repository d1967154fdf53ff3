import { expect, test } from "vitest";

import { suggestEmail } from "./suggest-email.ts";
import { suggestPhoneNumber } from "./suggest-phone-number.ts";

test.each([
  ["zoe@gmial.com", "zoe@gmail.com"],
  ["zoe@GMAIL.CON", "zoe@gmail.com"],
  ["Zoe.O@gmail", "Zoe.O@gmail.com"],
  ["zoe@gmail,com", "zoe@gmail.com"],
  ["zoe@gmil.con", "zoe@gmail.com"],
  [" zoe@hotmal.com ", "zoe@hotmail.com"],
  ["zoe@yaho.com.mx", "zoe@yahoo.com.mx"],
  ["zoe@outlok.es", "zoe@outlook.es"],
  ["zoe@my-school.con", "zoe@my-school.com"],
])("for the email address “%s”, “%s” is suggested", (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

test.each([
  "zoe@gmail.com",
  "zoe@GMail.com",
  "zoe@mail.com",
  "zoe@email.com",
  "zoe@ymail.com",
  "zoe@gmx.at",
  "zoe@yahoo.co.uk",
  "zoe@universityofgalway.ie",
  "zoe@uber.com",
  "zoe@example.com",
  "zoe@tutanota.com",
  "zoe",
  "@gmail.con",
  "zoe@",
  "",
])("for the email address “%s”, nothing is suggested", (typed) => {
  expect(suggestEmail(typed)).toBeUndefined();
});

test.each([
  ["+353 86 123-4567", "+353861234567"],
  ["(322) 555.0123", "3225550123"],
  ["+44 (0)20 7946 0958", "+442079460958"],
  ["086–123–4567", "0861234567"],
  ["+52\u00a0322\u00a0555", "+52322555"],
])("for the phone number “%s”, “%s” is suggested", (typed, taken) => {
  expect(suggestPhoneNumber(typed)).toBe(taken);
});

test.each(["+353861234567", " 0861234567 ", "086 123 4567 ext. 2", "n/a", "+", "()", "+1+2", ""])(
  "for the phone number “%s”, nothing is suggested",
  (typed) => {
    expect(suggestPhoneNumber(typed)).toBeUndefined();
  },
);
