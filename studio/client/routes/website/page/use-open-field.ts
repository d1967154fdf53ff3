import { useEffect, useRef, useState } from "react";
import { useBlocker } from "react-router";

import { focusHeading } from "#app/shell/route-change.tsx";
import { useMediaQuery } from "#app/ui/use-browser-state.ts";

import { describe, emptyValue } from "#content/schema/describe.ts";
import { schemaOf } from "../fields/field-path.ts";
import { pathAfter, valueIn } from "../draft/draft-state.ts";
import type { DraftStore } from "../draft/draft-store.ts";
import { focusField } from "./field-sheet.tsx";

/**
 * The path of the field that is edited, which follows an entry of a list, and what opens another.
 * A field that is opened again is focused again. What opened the sheet gets the focus back. On phones
 * Back closes it, unless a link has opened it.
 * @param isInSheet whether a field is shown in front of the page
 */
export function useOpenField(
  store: DraftStore,
  first: string | undefined,
  isInSheet: (path: string) => boolean = () => true,
) {
  const [path, setPath] = useState(first);
  const isNarrow = useMediaQuery("(width < 64rem)");
  const canClose = isNarrow && path !== undefined && path !== first && isInSheet(path);
  const { state, reset } = useBlocker(({ historyAction }) => {
    const closes = canClose && historyAction === "POP";
    if (closes) setPath(undefined);
    return closes;
  });
  useEffect(() => {
    if (state === "blocked") reset();
  }, [state, reset]);
  const opener = useRef<Element>(null);
  const isOpen = path !== undefined;
  useEffect(
    () => store.follow((before, after) => setPath((now) => now && pathAfter(now, before, after))),
    [store],
  );
  useEffect(() => (isOpen ? () => returnFocus(opener.current) : undefined), [isOpen]);
  function open(next: string | undefined) {
    const from = document.activeElement;
    if (next !== undefined && !from?.closest(".field-sheet")) opener.current = from;
    // Once it is shown.
    if (next !== undefined && next === path) requestAnimationFrame(() => focusField(next));
    setPath(next);
  }
  return [path, open] as const;
}

/** Begins an optional answer that has several fields, so that they are there to be filled in. */
export function beginAnswer(store: DraftStore, path: string): void {
  const schema = schemaOf(path);
  const { absence, meta, kind } = describe(schema);
  const isAbsent = absence && (valueIn(store.read(), path) ?? undefined) === undefined;
  const hasFields = kind === "group" || kind === "list";
  if (isAbsent && (meta.question ?? meta.example) && hasFields)
    store.change(path, emptyValue(schema));
}

/** What has been rendered again since has the same id. */
function returnFocus(opener: Element | null): void {
  if (document.activeElement !== document.body) return;
  const there = opener?.isConnected ? opener : document.getElementById(opener?.id ?? "");
  if (there instanceof HTMLElement && there !== document.body) there.focus();
  else focusHeading();
}
