import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";

import type { DraftStore } from "../draft/draft-store.ts";
import { undoKey, useStoreState } from "../draft/use-draft.ts";
import * as marks from "./page-marks.ts";
import { type PageSection, promptsOf, sectionsOf, showPrompts } from "./sections.ts";

interface PageFrameOptions {
  store: DraftStore;
  page: string;
  theme: "light" | "dark";
  /** Of the field that is edited, which is outlined. */
  path: string | undefined;
  /** The field or document to which a page scrolls that was just loaded. */
  start: string | undefined;
  /** @param page to which the clicked link leads */
  onSelect: (path: string, page: string | undefined) => void;
  onFollow: (page: string) => void;
  onUndo: (action: "undo" | "redo") => void;
}

/**
 * A frame that shows a page of the draft with its open questions, in which clicks lead to fields; and
 * the page’s sections.
 */
export function usePageFrame(ref: RefObject<HTMLIFrameElement | null>, options: PageFrameOptions) {
  const { store, page, theme, path, start } = options;
  // Whoever has saved something: the page is shown anew.
  const saved = useStoreState(store, ({ documents }) =>
    Object.values(documents)
      .map(({ hash }) => hash)
      .join(" "),
  );
  const url = `/preview/edit/${theme}${page}`;
  const [first] = useState({ url, page, saved });
  const shown = useRef({ ...first, url: "" });
  /** The document that clicks are listened to in. */
  const loaded = useRef<Document>(undefined);
  const [isFailed, setIsFailed] = useState(false);
  const handle = useEffectEvent(<Result>(call: (current: PageFrameOptions) => Result) =>
    call(options),
  );

  const [sections, setSections] = useState<readonly PageSection[]>([]);
  /** Until a field is opened, everything that can be clicked has an outline. */
  const hasHints = useRef(true);
  const marked = useRef<Document>(undefined);

  // After the sheet has taken its room.
  useEffect(() => {
    if (path !== undefined) hasHints.current = false;
    const document = ref.current?.contentDocument;
    // A page that still loads may have no elements; it is marked once it is shown.
    if (!document?.body) return;
    marks.markSelected(document, path, hasHints.current);
    if (path !== undefined) marks.scrollToField(document, path);
  }, [ref, path]);

  /** Marks the page, which has just been shown. */
  const mark = useEffectEvent((document: Document) => {
    showPrompts(document, promptsOf(store.read().documents, page));
    marks.markBlocks(document);
    setSections(sectionsOf(document, page));
    marks.markSelected(document, path, hasHints.current);
    // A page that has just loaded; one that is shown anew stays where it is.
    const place = path ?? start;
    if (document !== marked.current && place !== undefined) marks.scrollToField(document, place);
    marked.current = document;
  });

  /** Listens to the document, which stays when its content is replaced. */
  function onLoad(): void {
    const document = ref.current?.contentDocument;
    if (!document?.body || document.URL === "about:blank" || document === loaded.current) return;
    loaded.current = document;
    document.addEventListener("click", (event) => handle((current) => click(event, current)), true);
    document.addEventListener("keydown", (event) => {
      const action = undoKey(event);
      if (!action) return;
      event.preventDefault();
      handle(({ onUndo }) => onUndo(action));
    });
    shown.current = first;
    // What was saved since the frame began to load may be missing in it.
    if (first.url !== url || first.saved !== saved) show();
    else mark(document);
  }

  const showing = useRef<AbortController>(undefined);
  function show(): void {
    const frame = ref.current;
    if (!frame) return;
    showing.current?.abort();
    const { signal } = (showing.current = new AbortController());
    const isSame = shown.current.page === page;
    replacePage(frame, url, isSame, signal)
      .then((isShown) => {
        setIsFailed(!isShown);
        if (isShown && frame.contentDocument) mark(frame.contentDocument);
      })
      .catch(() => signal.aborted || setIsFailed(true));
    shown.current = { url, page, saved };
  }
  const showAnew = useEffectEvent(() => {
    const { url: before, saved: seen } = shown.current;
    if (before !== "" && (before !== url || seen !== saved)) show();
  });
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what the page is shown from
  useEffect(() => showAnew(), [url, saved]);

  // The frame may have loaded before the studio's scripts; its event may still come, too.
  const loadedBefore = useEffectEvent(onLoad);
  useEffect(() => {
    if (ref.current?.contentDocument?.readyState === "complete") loadedBefore();
    return () => showing.current?.abort();
  }, [ref]);

  return { src: first.url, onLoad, isFailed, sections };
}

function click(event: MouseEvent, { onSelect, onFollow }: PageFrameOptions): void {
  const path = marks.clickedPath(event);
  const link = marks.clickedLink(event);
  if (path !== undefined || link) event.preventDefault();
  const [, page] = /^\/preview\/edit\/(?:light|dark)(\/.*)$/.exec(link?.pathname ?? "") ?? [];
  if (path !== undefined) onSelect(path, page);
  else if (link) {
    if (page) onFollow(page);
    else if (link.hash) link.ownerDocument.getElementById(link.hash.slice(1))?.scrollIntoView();
  }
}

/** The elements that can have the focus in a page without scripts. */
const FOCUSABLE = "a[href], button, summary, input, select, textarea";

/**
 * Replaces the page in a frame by the page at a URL, and keeps the scroll position, the focus and
 * the opened disclosures. Changes nothing if there is no such page.
 */
async function replacePage(
  frame: HTMLIFrameElement,
  url: string,
  isSame: boolean,
  signal: AbortSignal,
): Promise<boolean> {
  const answer = await fetch(url, { signal });
  const html = await answer.text();
  const page = frame.contentDocument;
  const view = page?.defaultView;
  if (!answer.ok || !view) return false;

  const { scrollX: left, scrollY: top } = view;
  const focused = page.hasFocus() ? page.activeElement : null;
  const index = [...page.querySelectorAll(FOCUSABLE)].findIndex((one) => one === focused);
  const opened = [...page.querySelectorAll("details")].map(({ open }) => open);
  // Uses the frame's parser: the studio's parser would apply the studio's CSP to the page's styles.
  const next = new view.DOMParser().parseFromString(html, "text/html");
  page.documentElement.replaceWith(page.adoptNode(next.documentElement));
  if (isSame) {
    for (const [at, details] of page.querySelectorAll("details").entries()) {
      details.open = opened[at] ?? false;
    }
    page.querySelectorAll<HTMLElement>(FOCUSABLE)[index]?.focus({ preventScroll: true });
  }
  view.scrollTo({ left, top: isSame ? top : 0, behavior: "instant" });
  return true;
}
