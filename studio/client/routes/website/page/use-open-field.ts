import { useEffect, useState } from "react";

import { pathAfter } from "../draft/draft-state.ts";
import type { DraftStore } from "../draft/draft-store.ts";
import { focusField } from "./field-sheet.tsx";

/**
 * The path of the field that is edited, which follows an entry of a list, and what opens another.
 * A field that is opened again is focused again.
 */
export function useOpenField(store: DraftStore, first: string | undefined) {
  const [path, setPath] = useState(first);
  useEffect(
    () => store.follow((before, after) => setPath((now) => now && pathAfter(now, before, after))),
    [store],
  );
  function open(next: string | undefined) {
    // Once it is shown.
    if (next !== undefined && next === path) requestAnimationFrame(() => focusField(next));
    setPath(next);
  }
  return [path, open] as const;
}
