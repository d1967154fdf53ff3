import { applicationFields, applicationFieldTexts } from "#content/form-texts/application-form.ts";
import { expect, test } from "vitest";

import { applicant } from "../tests/support/components/applicant.ts";
import { validate } from "./validate.ts";
import { applicationMailText, applicationSchema } from "./application-schema.ts";
import { contactSchema } from "./contact-schema.ts";

const complete = { courseDates: "January 6th 2025", ...applicant("schema") };

/** The validation errors after changing some answers. */
function problemWith(change: Record<string, string>) {
  const result = validate(applicationSchema, { ...complete, ...change });
  return result.ok ? undefined : result.problems;
}

test("a complete application is accepted, with its answers trimmed", () => {
  const result = validate(applicationSchema, { ...complete, city: "  Galway \n" });
  expect(result).toEqual({ ok: true, values: complete });
});

test("an answer of white space or invisible characters alone counts as empty", () => {
  expect(problemWith({ nationality: " \t\n " })).toEqual({
    nationality: "Nationality is required",
  });
  for (const city of ["\u200B\u200D", "\uFEFF\u2060", "\u00AD \u3000\0", "\u3164\u2800\uFE0F"]) {
    expect(problemWith({ city })).toEqual({ city: "City is required" });
  }
});

test("an empty email address or phone number is reported as required, a malformed one as invalid", () => {
  expect(problemWith({ email: "" })).toEqual({ email: "Email is required" });
  expect(problemWith({ phoneNumber: "" })).toEqual({ phoneNumber: "Phone number is required" });
  expect(problemWith({ email: "zoe at example" })).toEqual({ email: "Invalid email address" });
  expect(problemWith({ phoneNumber: "+353 86" })).toEqual({
    phoneNumber: "Invalid phone number",
  });
});

test("a phone number may contain only ASCII digits, with an optional + in front", () => {
  for (const phoneNumber of ["+353861234567", "0861234567", "7"]) {
    expect(problemWith({ phoneNumber }), phoneNumber).toBeUndefined();
  }
  for (const phoneNumber of ["+", "++353", "353+", "123\n+4"]) {
    expect(problemWith({ phoneNumber })).toEqual({ phoneNumber: "Invalid phone number" });
  }
});

test("answers are stored without invisible characters, full-width, Arabic and Persian digits, and what a program copied along with an address", () => {
  const typed = {
    email: "Zoe B. <zoe\u200B＠example.com>",
    phoneNumber: "\u202A＋３５３861\u200B234567\u202C",
    city: "Port\u00ADland\u00A0\t OR",
    name: "Zoe\u0308\uFEFF",
  };
  const stored = {
    email: "zoe@example.com",
    phoneNumber: "+353861234567",
    city: "Portland OR",
    name: "Zoë",
  };
  const result = validate(applicationSchema, { ...complete, ...typed });
  expect(result).toEqual({ ok: true, values: { ...complete, ...stored } });
  for (const phoneNumber of ["+٠١٢٣٤٥٦٧٨٩", "+۰۱۲۳۴۵۶۷۸۹"]) {
    const values = { phoneNumber: "+0123456789" };
    expect(validate(applicationSchema, { ...complete, phoneNumber })).toMatchObject({ values });
  }
});

test("prose keeps its signs, line breaks, and the joiners of emoji and scripts", () => {
  const professionalBackground = "½ year, Teach™  x²\n👩\u200D🏫 می\u200Cخواهم ok";
  const typed = `\u200F${professionalBackground}\u200D`;
  expect(validate(applicationSchema, { ...complete, professionalBackground: typed })).toMatchObject(
    { values: { professionalBackground } },
  );
});

test("an email address may contain letters of any script and permitted punctuation, but no second address", () => {
  const addresses = "ü@example.com a@exämple.com a/b@x.com अ.b@xn--p1ai.xn--p1ai o'n+x@a-b.co";
  for (const email of addresses.split(" ")) expect(problemWith({ email }), email).toBeUndefined();
  const several = ["a@example.com\r\nBcc: b@example.com", "a@example.com, b@example.com"];
  for (const email of [...several, "<a@b.co>"]) {
    expect(problemWith({ email })).toEqual({ email: "Invalid email address" });
  }
});

test("the application mail has every label with its value, and multi-line answers below their label", () => {
  const text = applicationMailText(complete);
  expect(text).toMatch(/^Course dates: January 6th 2025\nName: Zoë\nLast name: O’Brien-Núñez\n/);
  expect(text).toContain("\nIs English your first language? Yes\n");
  expect(text).toContain(
    "\nProfessional background:\nThree years in a library.\nTwo summers as a sailing instructor.",
  );
  const places = applicationFields.map((field) =>
    `\n${text}`.indexOf(`\n${applicationFieldTexts[field].label}`),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test("the error of a message that is too long says how much to cut", () => {
  const values = { email: "mina@example.com", message: "x".repeat(20_500) };
  const message = expect.stringMatching(
    /at most 20,000 characters fit.*Please shorten it by 52\d\.$/,
  );
  expect(validate(contactSchema, values)).toEqual({ ok: false, problems: { message } });
});
