import { expect, test } from "vitest";

import { applicant } from "#tests/support/components/applicant.ts";
import { answersIn, fragmentOf } from "./answer-code.ts";

const transferred = {
  formId: "0123456789abcdef0123456789abcdef",
  answers: { courseDates: "January 6th 2025", ...applicant("transferred") },
};

test("answers in a link are read back unchanged, and a damaged link is rejected", async () => {
  const fragment = await fragmentOf(JSON.stringify(transferred));
  expect(fragment).toMatch(/^#answers=[\w-]+$/);
  expect(await answersIn(fragment)).toEqual(transferred);
  const damaged = [
    fragment.slice(0, -1),
    fragment.slice(0, -20),
    `${fragment.slice(0, 60)}${fragment[60] === "A" ? "B" : "A"}${fragment.slice(61)}`,
    `${fragment} `.replace(/.{30}/, ""),
    "#answers=",
    "#answers=%20",
  ];
  for (const link of damaged) {
    const answers = await answersIn(link).catch(() => undefined);
    expect(answers, link).toBeUndefined();
  }
});

test("a link with more text than an application is rejected", async () => {
  const fragment = await fragmentOf("x".repeat(200_001));
  await expect(answersIn(fragment)).rejects.toThrow("too large");
});

test("only text values of known form fields are read from a link", async () => {
  const { formId } = transferred;
  const answers = { city: "Galway", name: 7, admin: "yes", nationality: "" };
  const read = async (content: unknown) => answersIn(await fragmentOf(JSON.stringify(content)));
  expect(await read({ formId, answers })).toEqual({ formId, answers: { city: "Galway" } });
  for (const other of [null, [], "x", {}, { formId }, { formId: "x", answers: { city: "Galway" } }])
    await expect(read(other)).rejects.toThrow("no answers");
});
