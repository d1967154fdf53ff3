import { expect, test } from "vitest";

import { applicant } from "../../../../tests/support/components/applicant.ts";
import { answersIn, fragmentOf, textIn } from "./answer-code.ts";

const transferred = {
  formId: "0123456789abcdef0123456789abcdef",
  answers: { courseDates: "January 6th 2025", ...applicant("transferred") },
};

test("answers in a link are read back unchanged, and a link that did not arrive whole is rejected", () => {
  const fragment = fragmentOf(JSON.stringify(transferred));
  expect(fragment).toMatch(/^#answers=[\w-]+$/);
  expect(answersIn(textIn(fragment))).toEqual(transferred);
  for (const damaged of [
    fragment.slice(0, -1),
    fragment.slice(0, -20),
    fragment.replace(/.{30}/, ""),
    "#answers=",
    "#answers=%20",
  ]) {
    expect(() => answersIn(textIn(damaged)), damaged).toThrow(/JSON|valid|character|encod|answers/);
  }
});

test("only text values of known form fields are read from saved answers", () => {
  const { formId } = transferred;
  const answers = { city: "Galway", name: 7, admin: "yes", nationality: "" };
  const read = (content: unknown) => answersIn(JSON.stringify(content));
  expect(read({ formId, answers })).toEqual({ formId, answers: { city: "Galway" } });
  for (const other of [null, [], "x", {}, { formId }, { formId: "x", answers: { city: "Galway" } }])
    expect(() => read(other)).toThrow("no answers");
  expect(() => answersIn("{")).toThrow("JSON");
});
