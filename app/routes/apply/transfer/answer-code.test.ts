import { expect, test } from "vitest";

import { applicant } from "../../../../tests/support/components/applicant.ts";
import { answersInFile, answersInFragment, fileTextOf, fragmentOf } from "./answer-code.ts";

const transferred = {
  formId: "0123456789abcdef0123456789abcdef",
  answers: { courseDates: "January 6th 2025", ...applicant("transferred") },
};

test("answers that are transferred in a link or a file are read back unchanged", async () => {
  const fragment = await fragmentOf(transferred);
  expect(fragment).toMatch(/^#answers=[\w-]+$/);
  expect(await answersInFragment(fragment)).toEqual(transferred);
  expect(await answersInFile(new Blob([fileTextOf(transferred)]))).toEqual(transferred);
});

test("a link with answers that was truncated or altered is rejected", async () => {
  const fragment = await fragmentOf(transferred);
  const damaged = [
    fragment.slice(0, -1),
    fragment.slice(0, -20),
    `${fragment.slice(0, 60)}${fragment[60] === "A" ? "B" : "A"}${fragment.slice(61)}`,
    `${fragment} `.replace(/.{30}/, ""),
    "#answers=",
    "#answers=%20",
  ];
  for (const link of damaged) expect(await answersInFragment(link), link).toBeUndefined();
});

test("only text values of known form fields are read from a file with saved answers", async () => {
  const file = (content: unknown) => answersInFile(new Blob([JSON.stringify(content)]));
  const { formId } = transferred;
  expect(
    await file({ formId, answers: { city: "Galway", name: 7, admin: "yes", nationality: "" } }),
  ).toEqual({ formId, answers: { city: "Galway" } });
  for (const other of [null, [], "x", {}, { formId }, { formId: "x", answers: { city: "Galway" } }])
    expect(await file(other)).toBeUndefined();
  expect(await answersInFile(new Blob(["{"]))).toBeUndefined();
});

test("a link whose answers decompress to more than a form can hold is rejected", async () => {
  const answers = { professionalBackground: "x".repeat(300_000) };
  const bomb = await fragmentOf({ ...transferred, answers });
  expect(bomb.length).toBeLessThan(2_000);
  expect(await answersInFragment(bomb)).toBeUndefined();
});
