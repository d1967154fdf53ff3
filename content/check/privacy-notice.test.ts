import type { PrivacyNotice } from "#content/legal/privacy.ts";
import { privacyEnglish } from "#content/legal/privacy-english.ts";
import { privacySpanish } from "#content/legal/privacy-spanish.ts";
import { expect, test } from "vitest";

import { content } from "../../tests/support/site-content.ts";

test("both languages of the privacy notice have the same outline and the same links", () => {
  const outline = ({ parts }: PrivacyNotice) =>
    parts.map(({ paragraphs, list }) => [
      paragraphs.length,
      list?.map(({ link }) => link && new URL(link).host),
    ]);
  expect(outline(privacySpanish(content))).toEqual(outline(privacyEnglish(content)));
});

test("the privacy notice does without facts that the owner has still to write, and says them once they are there", () => {
  for (const write of [privacyEnglish, privacySpanish]) {
    expect(JSON.stringify(write(content).parts)).not.toMatch(/\[[A-Z]/);
    const privacyFacts = {
      responsible: { name: "Bay School S.C.", postalAddress: "Calle 1, Puerto Vallarta" },
      hosting: "Hoster, Mexico",
      mail: "Mailer, Mexico",
    };
    const text = JSON.stringify(write({ ...content, privacyFacts }).parts);
    for (const fact of ["Bay School S.C., ", "Calle 1, Puerto Vallarta", "Hoster", "Mailer"]) {
      expect(text).toContain(fact);
    }
  }
});
