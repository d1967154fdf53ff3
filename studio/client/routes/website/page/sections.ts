import { questionsOf } from "#content/schema/visitors-questions.ts";
import { describe } from "#content/schema/describe.ts";
import { documentNames } from "#content/schema/documents.ts";

import type { StudioIconName } from "#studio/client/shell/studio-icon.tsx";
import { written } from "../draft/change-value.ts";
import type { DraftState } from "../draft/draft-state.ts";
import { schemaOf, sectionOf } from "../fields/field-path.ts";
import { marksIn, pathOf } from "./page-marks.ts";

/** A part of a page in the tree beside it. */
export interface PageSection {
  path: string;
  /** Where it is on the page; missing for what only search results show. */
  area?: Element;
  picture?: string | undefined;
}

/** The documents of what all pages show, around them or in texts of all sections, with their icons. */
export const everywhere: Readonly<Record<string, StudioIconName>> = {
  menu: "menu",
  "contact-form": "mail",
  chat: "phone",
  "chat-words": "words",
  school: "school",
  course: "price",
};

/** The parts of a page in their order on it, then what of it no visitor reads there. */
export function sectionsOf(page: Document, url: string): PageSection[] {
  const shown = documentNames.flatMap((name) => {
    const place = placeOn(url, name);
    if (place === undefined || name in everywhere) return [];
    const { isPage } = describe(schemaOf(name)).meta;
    return [{ path: isPage ? `${name}/page` : name, anchor: place.split("#")[1] }];
  });
  const anchored = shown.flatMap(({ path, anchor }) => {
    const element = anchor && page.getElementById(anchor);
    return element ? [{ path, element }] : [];
  });
  const marked = marksIn(page).map((element) => ({ path: sectionOf(pathOf(element)), element }));
  const sections: PageSection[] = [];
  // What has an area’s heading comes first in it.
  const inOrder = [...anchored, ...marked].toSorted(
    ({ element: one }, { element: other }) =>
      Number(isInHeading(other)) - Number(isInHeading(one)) || order(one, other),
  );
  for (const { path, element } of inOrder) {
    const area = element.closest("main > *");
    const isKnown = (path.split("/")[0] ?? "") in everywhere || has(sections, path);
    if (!area || isKnown) continue;
    const isInner = sections.some((other) => other.area === area);
    const picture = (isInner ? element : area.querySelector("img"))?.getAttribute("src");
    sections.push({ path, area, picture: picture ?? undefined });
  }
  sections.sort(({ area: one }, { area: other }) => (one && other ? order(one, other) : 0));
  return [...sections, ...shown.filter(({ path }) => !has(sections, path))];
}

const has = (sections: readonly PageSection[], path: string) =>
  sections.some((section) => section.path === path);

const isInHeading = (element: Element) => element.closest("h1, h2") !== null;

/** Which of two elements comes first, for sorting. */
function order(one: Element, other: Element): number {
  if (one === other) return 0;
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

/** The open questions of the documents that a page shows. */
export function promptsOf(documents: DraftState["documents"], page: string) {
  const values = Object.entries(documents).map(([name, { value }]) => [name, written(name, value)]);
  return questionsOf(Object.fromEntries(values)).flatMap(
    ({ document, field, question, example, isAnswered }) => {
      const place = placeOn(page, document);
      if (isAnswered || place === undefined) return [];
      // At the end of this element stands the answer.
      const anchor = place.split("#")[1] ?? "";
      return [{ path: `${document}/${field}`, anchor, question, example }];
    },
  );
}

/** Shows questions that the owner has not answered where their answers would stand. */
export function showPrompts(page: Document, prompts: ReturnType<typeof promptsOf>): void {
  for (const { path, anchor, question, example } of prompts) {
    const place = page.getElementById(anchor) ?? page.querySelector("main");
    const prompt = page.createElement("edit-prompt");
    prompt.setAttribute("path", path);
    prompt.setAttribute("role", "button");
    prompt.tabIndex = 0;
    const strong = page.createElement("b");
    strong.textContent = question;
    prompt.append(strong, ` For example: ${example}`);
    place?.append(prompt);
  }
}

function placeOn(page: string, document: string): string | undefined {
  const { places = [] } = describe(schemaOf(document)).meta;
  return places.find((one) => one.replace(/#.*/, "") === page);
}
