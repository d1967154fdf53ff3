import type { PrivacyNotice } from "#content/legal/privacy.ts";
import { fieldsInSpanish, privacyNotices } from "#content/legal/privacy-notices.ts";
import { applicationFields, applicationFieldTexts } from "#content/form-texts/application-form.ts";
import { expect, test } from "vitest";

import { content } from "../../tests/support/site-content.ts";

test("both languages of the privacy notice have the same outline and the same links", () => {
  const outline = ({ parts }: PrivacyNotice) =>
    parts.map(({ paragraphs, list }) => [
      paragraphs.length,
      list?.map(({ link }) => link && new URL(link).host),
    ]);
  const [english, spanish] = privacyNotices(content);
  expect(outline(spanish)).toEqual(outline(english));
});

test("the privacy notice names every field of the application as the form does, in the school’s own words", () => {
  const words = { applicationFields: { courseDates: { label: "Course dates for you" } } };
  const notices = privacyNotices({ ...content, words });
  const [english, spanish] = notices.map((notice) => JSON.stringify(notice));
  expect(english).toContain(String.raw`Course dates for you\n\nName`);
  for (const field of applicationFields) {
    expect(english).toContain(applicationFieldTexts[field].label);
    expect(spanish).toContain(fieldsInSpanish[field]);
  }
});

test("the privacy notice does without facts that the owner has still to write, and says them once they are there", () => {
  expect(JSON.stringify(privacyNotices(content))).not.toMatch(/\[[A-Z]|[{]\w+[}]/);
  const privacyFacts = {
    responsible: { name: "Bay School S.C.", postalAddress: "Calle 1, Puerto Vallarta" },
    hosting: "Hoster, Mexico",
    mail: "Mailer, Mexico",
  };
  for (const notice of privacyNotices({ ...content, privacyFacts })) {
    const text = JSON.stringify(notice);
    for (const fact of ["Bay School S.C., ", "Calle 1, Puerto Vallarta.", "Hoster", "Mailer"]) {
      expect(text).toContain(fact);
    }
  }
});
