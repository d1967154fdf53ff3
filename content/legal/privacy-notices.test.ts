import type { PrivacyNotice } from "#content/legal/privacy.ts";
import { privacyNotices } from "#content/legal/privacy-notices.ts";
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
