import { expect, test } from "vitest";

import { suggestEmail, suggestPhoneNumber } from "./suggest-answer.ts";

/** Maps each typed answer to its suggestion. */
function suggestions<Suggested>(typed: string[], suggest: (text: string) => Suggested) {
  return Object.fromEntries(typed.map((text) => [text, suggest(text)]));
}

test("for a mistyped email address, the address that was probably meant is suggested", () => {
  const meant = {
    "zoe@gmial.com": "zoe@gmail.com",
    "zoe@GMAIL.CON": "zoe@gmail.com",
    "Zoe.O@gmail": "Zoe.O@gmail.com",
    "zoe@gmail,com": "zoe@gmail.com",
    "zoe@gmil.con": "zoe@gmail.com",
    " zoe@hotmal.com ": "zoe@hotmail.com",
    "zoe@yaho.com.mx": "zoe@yahoo.com.mx",
    "zoe@outlok.es": "zoe@outlook.es",
    "zoe@my-school.con": "zoe@my-school.com",
    "Zoe <zoe@gmial.com>": "zoe@gmail.com",
    "zoe\u200B＠gmial．com": "zoe@gmail.com",
  };
  expect(suggestions(Object.keys(meant), suggestEmail)).toEqual(meant);
});

test("no suggestion is made for an email address that is plausible or incomplete", () => {
  const typed = `zoe@gmail.com|zoe@GMail.com|Zoe <zoe@gmail.com>|mailto:zoe@gmail.com|zoe@mail.com
    |zoe@email.com|zoe@ymail.com|zoe@gmx.at|zoe@yahoo.co.uk|zoe@universityofgalway.ie|zoe@uber.com
    |zoe@example.com|zoe@tutanota.com|zoe|@gmail.con|zoe@|`.split(/\s*\|/);
  expect(typed.filter((text) => suggestEmail(text) !== undefined)).toEqual([]);
});

test("for a phone number with separators, the same number in the format that the form accepts is suggested", () => {
  const accepted = {
    "+353 86 123-4567": "+353861234567",
    "(322) 555.0123": "3225550123",
    "+44 (0)20 7946 0958": "+442079460958",
    "086–123–4567": "0861234567",
    "+52\u00a0322\u00a0555": "+52322555",
    "\u202A+52 322 555 0123\u202C": "+523225550123",
    "＋52-322-555": "+52322555",
  };
  expect(suggestions(Object.keys(accepted), suggestPhoneNumber)).toEqual(accepted);
});

test("no suggestion is made for a valid phone number, or for one that stays invalid without separators", () => {
  const valid = ["+353861234567", " 0861234567 ", "\u202A０８６1234567\u202C"];
  const typed = [...valid, "086 123 4567 ext. 2", "n/a", "+", "()", "+1+2", ""];
  expect(typed.filter((text) => suggestPhoneNumber(text) !== undefined)).toEqual([]);
});
