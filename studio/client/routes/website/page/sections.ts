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
    const { places = [], isPage } = describe(schemaOf(name)).meta;
    const place = places.find((one) => one.replace(/#.*/, "") === url);
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
  return Object.entries(documents).flatMap(([name, { value }]) => {
    const described = describe(schemaOf(name));
    const place = described.meta.places?.find((one) => one.replace(/#.*/, "") === page);
    if (place === undefined || described.kind !== "group") return [];
    return Object.entries(described.shape).flatMap(([key, schema]) => {
      const { absence, meta } = describe(schema);
      const answer: unknown = typeof value === "object" && value ? Reflect.get(value, key) : null;
      if (!absence || !meta.example || (answer !== null && answer !== undefined)) return [];
      return [
        {
          path: `${name}/${key}`,
          anchor: place.split("#")[1] ?? "",
          question: labelOf(schema, key),
          example: websiteWords.example(meta.example),
        },
      ];
    });
  });
}
