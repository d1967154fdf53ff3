import { describe, expect, test } from "vitest";

import { applicant } from "../../../tests/support/applicant.ts";
import { validate } from "../validate.ts";
import { applicationMailText } from "./mail-text.ts";
import { applicationSchema } from "./schema.ts";

const complete = { courseDates: "January 6th 2025", ...applicant("schema") };

/** What the form says about one changed answer. */
function problemWith(change: Record<string, string>) {
  const result = validate(applicationSchema, { ...complete, ...change });
  return result.ok ? undefined : result.problems;
}

describe("the application form’s rules", () => {
  test("accept a complete application and trim its answers", () => {
    const result = validate(applicationSchema, { ...complete, city: "  Galway \n" });
    expect(result).toEqual({ ok: true, values: complete });
  });

  test("take blanks alone for an empty answer", () => {
    expect(problemWith({ nationality: " \t\n " })).toEqual({
      nationality: "Nationality is required",
    });
  });

  test("say “required” of an empty e-mail or phone, and “invalid” of a malformed one", () => {
    expect(problemWith({ email: "" })).toEqual({ email: "Email is required" });
    expect(problemWith({ phoneNumber: "" })).toEqual({ phoneNumber: "Phone number is required" });
    expect(problemWith({ email: "zoe at example" })).toEqual({ email: "Invalid email address" });
    expect(problemWith({ phoneNumber: "+353 86" })).toEqual({
      phoneNumber: "Invalid phone number",
    });
  });

  test.each(["+353861234567", "0861234567", "7"])("accept %s as a phone number", (phoneNumber) => {
    expect(problemWith({ phoneNumber })).toBeUndefined();
  });

  test.each(["+", "++353", "353+", "٣٥٣", "123\n+4"])(
    "refuse %j as a phone number",
    (phoneNumber) => {
      expect(problemWith({ phoneNumber })).toEqual({ phoneNumber: "Invalid phone number" });
    },
  );

  test.each(["a@example.com\r\nBcc: b@example.com", "a@example.com, b@example.com", "<a@b.co>"])(
    "refuse %j as an e-mail address",
    (email) => {
      expect(problemWith({ email })).toEqual({ email: "Invalid email address" });
    },
  );
});

test("the mail lists every label with its value, a long answer on lines of its own", () => {
  expect(applicationMailText(complete)).toBe(
    `Course dates: January 6th 2025
Name: Zoë
Last name: O’Brien-Núñez
Email: zoe.schema@example.com
Phone number: +353861234567
Street address: 12 Harbour Road
City: Galway
Country: CAN
Nationality: Irish
Date of birth: 1994-03-17
University name: University of Galway
Degrees granted: BA in History
High school name: Coláiste Éinde
Year high school diploma granted: 2012
Languages: English, Irish
Is English your first language?: Yes
Other languages: Some Spanish
Professional background:
Three years in a library.
Two summers as a sailing instructor.`,
  );
});
