import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";

import { content } from "../tests/support/site-content.ts";
import { pageContent } from "./content-file.ts";

const terms = { version: "1", parts: [{ heading: "Fees", paragraphs: ["You pay."] }] };
const withTerms = { ...content, termsVersion: terms.version, terms };

/** What a browser has read once it has run the file. */
function readByBrowser(text: string): unknown {
  const window = {};
  runInNewContext(text, { window });
  return structuredClone(window);
}

test("browsers read from the content’s file what the page was rendered with, whatever a text contains", () => {
  const name = "</script><!-- `${1}` \\ \" ' \u2028\u2029 مدرسة { } \u{1f30a}";
  const { content: rendered, file } = pageContent(
    { ...content, school: { ...content.school, name } },
    "/",
  );
  expect(rendered.school.name).toBe(name);
  expect(readByBrowser(file.text)).toEqual({ pageContent: rendered });
});

test("browsers do not get the school’s own words for mails", () => {
  const words = { ...content, mailWords: { schoolMail: { actions: { call: "Ring up" } } } };
  expect(pageContent(words, "/").file.text).not.toContain("Ring up");
});

test("all pages share one file, whose name changes with the content; only the Terms page has the terms", () => {
  const pathOf = (path: string, whole = withTerms) => pageContent(whole, path).file.path;
  expect(pathOf("/")).toMatch(/^\/content\/[\w-]{8}\.js$/);
  expect(pathOf("/apply/2027-01-02")).toBe(pathOf("/"));
  expect(pathOf("/", { ...withTerms, defaultYear: 2040 })).not.toBe(pathOf("/"));
  expect(pageContent(withTerms, "/privacy").content).not.toHaveProperty("terms");
  for (const path of ["/terms", "/Terms/", "/preview/1/light/terms"]) {
    expect(pageContent(withTerms, path).content.terms, path).toEqual(terms);
  }
  expect(pageContent({ ...withTerms, terms: null }, "/terms").content).not.toHaveProperty("terms");
});
