import { questionsOf } from "#content/schema/visitors-questions.ts";
import { describe, labelOf } from "#content/schema/describe.ts";
import { documentNames } from "#content/schema/documents.ts";

import type { DraftState } from "../draft/draft-state.ts";
import { schemaOf, sectionOf } from "../fields/field-path.ts";
import { websiteWords } from "../website-words.ts";
import { marksIn, pathOf, type Prompt } from "./page-marks.ts";

/** A part of a page in the tree beside it. */
export interface PageSection {
  path: string;
  label: string;
}

/** Documents that are edited at a place of their own. */
export const elsewhere: Readonly<Record<string, string>> = {
  "start-dates": "/courses",
  course: "/courses",
};

/** Facts stand in texts of all sections. */
const FACTS = ["course", "school"];

/** The parts of a page in their order on it, then what of it no visitor reads, and its facts. */
export function sectionsOf(page: Document, url: string): PageSection[] {
  const shown = documentNames.flatMap((name) => {
    const place = placeOn(url, name);
    const { isPage } = describe(schemaOf(name)).meta;
    return place === undefined ? [] : [{ name, isPage, anchor: place.split("#")[1] }];
  });
  const marked = marksIn(page).map((element) => ({ element, path: sectionOf(pathOf(element)) }));
  const anchored = shown.flatMap(({ name, anchor, isPage }) => {
    const element = anchor && !isPage ? page.getElementById(anchor) : undefined;
    return element ? [{ element, path: name }] : [];
  });
  const inOrder = [...marked, ...anchored]
    .toSorted(({ element: one }, { element: other }) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    )
    .map(({ path }) => path);
  const unseen = shown.map(({ name, isPage }) => (isPage ? `${name}/page` : name));
  const others = [...inOrder, ...unseen].filter((path) => !FACTS.includes(path));
  return [...new Set([...others, ...FACTS])].map((path) => ({
    path,
    label: labelOf(schemaOf(path), path.slice(path.lastIndexOf("/") + 1)),
  }));
}

/** The open questions of the documents that a page shows. */
export function promptsOf({ documents }: DraftState, page: string): Prompt[] {
  const values = Object.entries(documents).map(([name, { value }]) => [name, value]);
  return questionsOf(Object.fromEntries(values)).flatMap(
    ({ document, field, question, example, isAnswered }) => {
      const place = placeOn(page, document);
      if (isAnswered || place === undefined) return [];
      const anchor = place.split("#")[1] ?? "";
      const path = `${document}/${field}`;
      return [{ path, anchor, question, example: websiteWords.example(example) }];
    },
  );
}

/** Where a page shows a document; undefined if it does not. */
function placeOn(page: string, document: string): string | undefined {
  const { places = [] } = describe(schemaOf(document)).meta;
  return places.find((one) => one.replace(/#.*/, "") === page);
}
