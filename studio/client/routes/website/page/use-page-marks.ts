import { type RefObject, useEffect, useRef, useState } from "react";

import type { DraftStore } from "../draft/draft-store.ts";
import * as marks from "./page-marks.ts";
import { type PageSection, promptsOf, sectionsOf } from "./sections.ts";

/**
 * The sections of the page in a frame, on which the open questions are shown, and the selected field
 * is outlined.
 * @param first the field or document to which a page scrolls that was just loaded
 */
export function usePageMarks(
  frame: RefObject<HTMLIFrameElement | null>,
  store: DraftStore,
  page: string,
  path: string | undefined,
  first: string | undefined,
) {
  const [sections, setSections] = useState<readonly PageSection[]>([]);
  const isFirst = useRef(true);
  const seen = useRef<Document>(undefined);

  // After the sheet has taken its room.
  useEffect(() => {
    if (path !== undefined) isFirst.current = false;
    const document = frame.current?.contentDocument;
    // A page that still loads may have no elements; onShown marks it.
    if (!document?.body) return;
    document.documentElement.toggleAttribute("data-hints", isFirst.current);
    marks.markSelected(document, path);
    if (path !== undefined) marks.scrollToField(document, path);
  }, [frame, path]);

  /** Marks the page, which has just been shown. */
  function onShown(document: Document): void {
    // Until the first field is opened, everything that can be clicked has an outline.
    document.documentElement.toggleAttribute("data-hints", isFirst.current);
    marks.showPrompts(document, promptsOf(store.read().documents, page));
    marks.markBlocks(document);
    setSections(sectionsOf(document, page));
    marks.markSelected(document, path);
    // A page that has just loaded; one that is shown anew stays where it is.
    const place = path ?? first;
    if (document !== seen.current && place !== undefined) marks.scrollToField(document, place);
    seen.current = document;
  }

  return { sections, onShown };
}
