import { afterAll, beforeAll, expect, test, vi } from "vitest";

import { answers, ID } from "#tests/support/mail/received-application.ts";
import { sampleSubmission } from "#tests/support/server/sample-submission.ts";

const description = "#content/form-texts/application-form.ts";

// Reset, because test files share their modules, and many read the description once.
beforeAll(() => {
  vi.resetModules();
  vi.doMock(description, async (original) => {
    const actual = await original<typeof import("#content/form-texts/application-form.ts")>();
    const { applicationFields: fields, applicationFieldTexts: texts, applicationForm } = actual;
    const { person } = applicationForm.sections;
    const longer = { ...person, fields: [...person.fields, "nickname"] };
    return {
      ...actual,
      applicationFields: [...fields, "nickname"],
      applicationFieldTexts: { ...texts, nickname: { label: "Nickname" } },
      applicationForm: {
        ...applicationForm,
        sections: { ...applicationForm.sections, person: longer },
      },
    };
  });
});

afterAll(() => {
  vi.doUnmock(description);
  vi.resetModules();
});

/** The text, the school's mail and the studio's page of an application. */
async function shown(fields: Record<string, string>) {
  const { checkForm } = await import("#forms/check-form.ts");
  const { received } = await import("#tests/support/mail/received-application.ts");
  const { groupedAnswers } = await import("./grouped-answers.ts");
  const checked = checkForm("application", fields);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  const { html, csv } = await received(checked.fields);
  const stored = { form: "application", fields: JSON.stringify(checked.fields) } as const;
  const page = JSON.stringify(groupedAnswers(sampleSubmission(ID, stored)));
  return { csv, places: [checked.text, html, page] };
}

test("an optional field may be left out or empty, and then stands in no mail and not in the studio", async () => {
  for (const left of [{}, { nickname: "" }, { nickname: " \u200B\u3164" }]) {
    const { csv, places } = await shown({ ...answers, ...left });
    for (const place of places) expect(place).not.toContain("Nickname");
    expect(csv).toContain(",Nickname");
  }
});

test("an answer to an optional field stands in the mail, its file and the studio", async () => {
  const { csv, places } = await shown({ ...answers, nickname: " zoe.teaches " });
  for (const place of [csv, ...places]) {
    expect(place).toContain("Nickname");
    expect(place).toContain("zoe.teaches");
  }
});
